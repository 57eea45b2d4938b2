import webpack, { type Configuration } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { hotConfig } from './hot'

/** Base path of a remote that is served from its sources. */
export const devBase = (name: string) => `/dev/${name}/`

/**
 * Serves a remote from its sources, through the portal's own address, so that its Content-Security-Policy applies in
 * development too. Swaps changed modules in the open page, which keeps its input; reloads the page when it cannot
 * [OPEN-244].
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
