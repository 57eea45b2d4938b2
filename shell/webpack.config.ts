import packageJson from './package.json' with { type: 'json' }
import { brandStyleSheet, markFiles } from '@portal/brand'
import { shellConfig } from '@portal/federation/webpack'
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
      styles: brandStyleSheet(),
      icons: markFiles(),
    },
    env,
  )
