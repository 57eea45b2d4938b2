import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { baseConfig, scriptsAlone } from './base'
import type { BuildEnv } from './base'
import { leanRuntime } from './lean-runtime'
import { OwnScriptPlugin } from './own-script'

export const FEDERATION = 'federation'

/** The shell's script that remotes are opened with. */
export function federationScriptConfig(dir: string, entry: string, { mode }: BuildEnv): Configuration {
  const base = baseConfig({ dir, name: 'shell', mode })
  return {
    ...base,
    name: 'shell-federation',
    cache: { ...Object(base.cache), name: `shell-federation-${mode}` },
    entry: { [FEDERATION]: join(dir, entry) },
    output: { ...base.output, uniqueName: FEDERATION, publicPath: '/shell/' },
    module: { rules: scriptsAlone('shell', mode) },
    plugins: [...(base.plugins ?? []), ...leanRuntime, new OwnScriptPlugin(FEDERATION)],
  }
}
