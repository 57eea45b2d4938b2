import packageJson from './package.json' with { type: 'json' }
import { brandStyleSheet, markFiles } from '@portal/brand'
import { earlyRenderConfig, sharedScriptConfigs, shellConfig } from '@portal/federation/webpack'
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

/** The early-render bundle. */
const earlyRender = (env: BuildEnv) =>
  earlyRenderConfig(
    {
      dir: import.meta.dirname,
      entry: './src/early-render/main.tsx',
      instead: {
        react: './src/early-render/react.ts',
        swr: './src/early-render/swr.ts',
        '@portal/router': './src/early-render/router.ts',
      },
    },
    env,
  )

export const before = (env: BuildEnv) => [
  earlyRender(env),
  ...sharedScriptConfigs(import.meta.dirname, './src/own-scripts', env),
]
