import { join } from 'node:path'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { baseConfig, scriptsAlone } from './base'
import type { BuildEnv } from './base'
import { CompileHintPlugin } from './compile-hint-plugin'
import { OwnScriptPlugin } from './own-script'

export const EARLY_RENDER = 'early-render'

interface EarlyRenderBuild {
  readonly dir: string
  readonly entry: string
  /** Replacements of these modules. */
  readonly instead: Readonly<Record<'react' | 'swr' | '@portal/router', string>>
}

/** Configuration of the shell's early render: its frame and the kit, with its own hooks. */
export function earlyRenderConfig(build: EarlyRenderBuild, { mode }: BuildEnv): Configuration {
  const base = baseConfig({ dir: build.dir, name: 'shell', mode })
  const file = (name: string) => join(build.dir, name)
  const instead = Object.entries(build.instead).map(([name, path]) => [`${name}$`, file(path)])
  return {
    ...base,
    name: 'shell-early-render',
    // The cache key covers files and loaders, not aliases.
    cache: { ...Object(base.cache), name: `shell-early-render-${mode}`, version: JSON.stringify(build.instead) },
    entry: { [EARLY_RENDER]: file(build.entry) },
    output: { ...base.output, uniqueName: 'early_render', publicPath: 'auto' },
    resolve: {
      ...base.resolve,
      alias: { ...Object.fromEntries(instead), 'react/jsx-runtime$': file(build.instead.react) },
    },
    module: { rules: scriptsAlone('shell', mode) },
    plugins: [
      ...(base.plugins ?? []),
      // Lazy parts are not in an early render, so their code is left out.
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/\w+Part$/, contextRegExp: /\b(ui|find)\b/ }),
      new CompileHintPlugin(),
      new OwnScriptPlugin(EARLY_RENDER),
    ],
  }
}
