import { remoteConfig, standaloneConfig } from '@portal/federation/webpack'
import type { BuildEnv } from '@portal/federation/webpack'

export default (env: BuildEnv) => remoteConfig(import.meta.dirname, env)

/** The pages of pet owners, without the shell. */
export const before = (env: BuildEnv) => [
  standaloneConfig(
    {
      dir: import.meta.dirname,
      name: 'mf-engraving',
      entry: './src/standalone/main.tsx',
      skeleton: './src/standalone/skeleton.html',
      criticalCss: './src/standalone/critical.css',
      startScript: './src/standalone/start.ts',
      island: {
        entry: './src/preview/stage/open-stage',
        libraries: ['react-konva', 'react-reconciler', 'its-fine'],
        reactDom: './src/preview/stage/no-page.ts',
      },
      openPages: {
        entry: './src/standalone/prerender.tsx',
        addresses: { verify: '/engraving/verify/booking/line', 'not-available': '/engraving/404' },
      },
    },
    env,
  ),
]
