import webpack, { type Configuration } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { hotConfig } from './hot'

/** Below which the files of a remote that is served from its sources are. */
export const devBase = (name: string) => `/dev/${name}/`

/**
 * Serves a remote from its sources. It goes through the portal's own address, so that its Content-Security-Policy holds
 * in development too. What a change reaches is swapped in the open page, which keeps what was filled in; where that
 * cannot be, the page is loaded again [OPEN-244].
 */
export function devServer(name: string, config: Configuration, port: number): WebpackDevServer {
  const base = devBase(name)
  return new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: true,
      allowedHosts: ['localhost', '.localhost', '127.0.0.1'],
      devMiddleware: { publicPath: base, stats: 'errors-warnings' },
      webSocketServer: { type: 'ws', options: { path: `${base}ws` } },
      client: { webSocketURL: { hostname: '0.0.0.0', port: 0, pathname: `${base}ws` }, overlay: false },
      static: false,
      setupExitSignals: false,
    },
    webpack(hotConfig(config)),
  )
}
