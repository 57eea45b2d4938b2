import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { baseConfig, scriptsAlone } from './base'
import type { BuildEnv } from './base'
import { OwnScriptPlugin } from './own-script'

const SHARED_SCRIPTS = ['domain', 'domain-common', 'federation'] as const
export type SharedScript = (typeof SHARED_SCRIPTS)[number]

/** Configurations of the scripts that open remotes, each with one entry file in this folder. */
export function sharedScriptConfigs(dir: string, folder: string, env: BuildEnv): Configuration[] {
  return SHARED_SCRIPTS.map((name) => scriptConfig(dir, join(folder, `${name}.ts`), name, env))
}

/** Constants that the library's own plugin defines. Without them the bundle has both branches of each choice. */
const librarySettings = new webpack.DefinePlugin({
  ENV_TARGET: '"web"',
  // Our entries are scripts; a remote with a manifest loads the whole runtime (`loader/third-party.ts`).
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  FEDERATION_HAS_EXPOSES: 'true',
})

function scriptConfig(dir: string, entry: string, name: string, { mode }: BuildEnv): Configuration {
  const base = baseConfig({ dir, name: 'shell', mode })
  return {
    ...base,
    name: `shell-${name}`,
    cache: { ...Object(base.cache), name: `shell-${name}-${mode}` },
    entry: { [name]: join(dir, entry) },
    output: { ...base.output, uniqueName: name, publicPath: 'auto' },
    module: { rules: scriptsAlone('shell', mode) },
    plugins: [...(base.plugins ?? []), librarySettings, new OwnScriptPlugin(name)],
  }
}
