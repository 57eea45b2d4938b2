import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { baseConfig, scriptsAlone } from './base'
import type { BuildEnv } from './base'
import { leanRuntime } from './lean-runtime'
import { OwnScriptPlugin } from './own-script'

export const SHARED_SCRIPTS = ['domain', 'domain-common', 'federation'] as const

/** The shell's scripts that remotes are opened with, each of one file in this folder. */
export function sharedScriptConfigs(dir: string, folder: string, env: BuildEnv): Configuration[] {
  return SHARED_SCRIPTS.map((name) => scriptConfig(dir, join(folder, `${name}.ts`), name, env))
}

function scriptConfig(dir: string, entry: string, name: string, { mode }: BuildEnv): Configuration {
  const base = baseConfig({ dir, name: 'shell', mode })
  return {
    ...base,
    name: `shell-${name}`,
    cache: { ...Object(base.cache), name: `shell-${name}-${mode}` },
    entry: { [name]: join(dir, entry) },
    output: { ...base.output, uniqueName: name, publicPath: 'auto' },
    module: { rules: scriptsAlone('shell', mode) },
    plugins: [...(base.plugins ?? []), ...leanRuntime, new OwnScriptPlugin(name)],
  }
}
