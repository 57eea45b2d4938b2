import { join } from 'node:path'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { baseConfig, scriptsAlone } from './base'
import type { BuildEnv } from './base'
import { CompileHintPlugin } from './compile-hint-plugin'
import { OwnScriptPlugin } from './own-script'

export const FIRST_DRAWING = 'first-drawing'

interface FirstDrawingBuild {
  readonly dir: string
  readonly entry: string
  /** What stands for these modules. */
  readonly instead: Readonly<Record<'react' | 'swr' | '@portal/router', string>>
}

/** The shell's script that draws a screen before React is there: its frame and the kit, by hooks of its own. */
export function firstDrawingConfig(build: FirstDrawingBuild, { mode }: BuildEnv): Configuration {
  const base = baseConfig({ dir: build.dir, name: 'shell', mode })
  const file = (name: string) => join(build.dir, name)
  const instead = Object.entries(build.instead).map(([name, path]) => [`${name}$`, file(path)])
  return {
    ...base,
    name: 'shell-first-drawing',
    // The cache knows files and loaders, not aliases.
    cache: { ...Object(base.cache), name: `shell-first-drawing-${mode}`, version: JSON.stringify(build.instead) },
    entry: { [FIRST_DRAWING]: file(build.entry) },
    output: { ...base.output, uniqueName: 'first_drawing', publicPath: '/shell/' },
    resolve: {
      ...base.resolve,
      alias: { ...Object.fromEntries(instead), 'react/jsx-runtime$': file(build.instead.react) },
    },
    module: { rules: scriptsAlone('shell', mode) },
    plugins: [
      ...(base.plugins ?? []),
      // A part that comes late is not drawn first: its code is no file of this build.
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/\w+Part$/, contextRegExp: /\bui\b/ }),
      new CompileHintPlugin(),
      new OwnScriptPlugin(FIRST_DRAWING),
    ],
  }
}
