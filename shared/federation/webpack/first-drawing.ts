import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import webpack from 'webpack'
import type { Compilation, Compiler, Configuration } from 'webpack'
import { FirstDrawingSchema } from '../src/registry/schema'
import type { FirstDrawing } from '../src/registry/schema'
import { baseConfig, scriptsAlone } from './base'
import type { BuildEnv } from './base'
import { CompileHintPlugin } from './compile-hint-plugin'
import { assetIntegrity } from './integrity'

const FILE = 'first-drawing.json'

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
    entry: { 'first-drawing': file(build.entry) },
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
      new FirstDrawingPlugin(),
    ],
  }
}

/** Writes which file it is, for the shell's manifest. */
class FirstDrawingPlugin {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('FirstDrawingPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'FirstDrawingPlugin', stage }, () =>
        compilation.emitAsset(FILE, new RawSource(JSON.stringify(drawingOf(compilation)))),
      )
    })
  }
}

function drawingOf(compilation: Compilation): FirstDrawing {
  const [file, ...more] = [...compilation.entrypoints.values()].flatMap((point) => point.getFiles())
  const integrity = file && assetIntegrity(compilation)[file]
  if (!integrity || more.length > 0)
    throw new Error(`The first drawing is one script, and not ${file} ${more.join(' ')}`)
  return { file, integrity }
}

/** The first drawing that was built into this folder before. Throws when there is none. */
export function readFirstDrawing(folder: string): FirstDrawing {
  const file = join(folder, FILE)
  if (!existsSync(file)) throw new Error(`${file} is missing: the first drawing is built before the shell`)
  return v.parse(FirstDrawingSchema, JSON.parse(readFileSync(file, 'utf8')))
}
