import packageJson from './package.json' with { type: 'json' }
import { brandStyleSheet, markFiles } from '@portal/brand'
import { firstDrawingConfig, sharedScriptConfigs, shellConfig } from '@portal/federation/webpack'
import type { BuildEnv } from '@portal/federation/webpack'

export default (env: BuildEnv) =>
  shellConfig(
    {
      dir: import.meta.dirname,
      version: packageJson.version,
      entries: { main: './src/main.tsx' },
      startScript: './src/start/start.ts',
      skeleton: './src/start/skeleton.html',
      criticalCss: './src/start/critical.css',
      openPages: {
        entry: './src/app/prerender.tsx',
        addresses: { login: '/login', 'forgot-password': '/forgot-password', 'not-found': '/nothing-has-this-address' },
      },
      styles: brandStyleSheet(),
      icons: markFiles(),
    },
    env,
  )

/** What draws a page before React is there. */
export const firstDrawing = (env: BuildEnv) =>
  firstDrawingConfig(
    {
      dir: import.meta.dirname,
      entry: './src/first-drawing/main.tsx',
      instead: {
        react: './src/first-drawing/react.ts',
        swr: './src/first-drawing/swr.ts',
        '@portal/router': './src/first-drawing/router.ts',
      },
    },
    env,
  )

export const before = (env: BuildEnv) => [
  firstDrawing(env),
  ...sharedScriptConfigs(import.meta.dirname, './src/own-scripts', env),
]
