import packageJson from './package.json' with { type: 'json' }
import { markFiles } from '@portal/ui/marks'
import { shellConfig } from '@portal/federation/webpack'
import type { BuildEnv } from '@portal/federation/webpack'

export default (env: BuildEnv) =>
  shellConfig(
    {
      dir: import.meta.dirname,
      version: packageJson.version,
      entries: { main: './src/main.tsx', engraving: './src/engraving.tsx' },
      startScript: './src/start/start.ts',
      skeleton: './src/start/skeleton.html',
      criticalCss: './src/start/critical.css',
      icons: markFiles(),
    },
    env,
  )
