import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Compilation, Compiler } from 'webpack'
import { CompiledModulesSchema, OwnScriptSchema, SharedNamesSchema } from '../src/registry/schema'
import type { CompiledModules, PackageUses } from '../src/registry/schema'
import { assetIntegrity } from './integrity'
import { providedNames, whenUsesAreKnown, compiledInto } from './uses'

const BuiltSchema = v.strictObject({
  script: OwnScriptSchema,
  provides: SharedNamesSchema,
  compiledIn: CompiledModulesSchema,
})
/** A script of the shell with its own build: the names that it provides to remotes, and the rules compiled into it. */
export type BuiltScript = v.InferOutput<typeof BuiltSchema>

const documentOf = (name: string) => `${name}.json`

/** Writes the name of a build's one script, for the shell's manifest. */
export class OwnScriptPlugin {
  readonly #name: string
  #provides: PackageUses['shared'] = {}
  #compiledIn: CompiledModules = {}

  constructor(name: string) {
    this.#name = name
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources
    whenUsesAreKnown(compiler, 'OwnScriptPlugin', (compilation) => {
      this.#provides = providedNames(compilation)
      this.#compiledIn = compiledInto(compilation)
    })
    compiler.hooks.thisCompilation.tap('OwnScriptPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'OwnScriptPlugin', stage }, () => {
        const built: BuiltScript = {
          script: scriptOf(compilation),
          provides: this.#provides,
          compiledIn: this.#compiledIn,
        }
        compilation.emitAsset(documentOf(this.#name), new RawSource(JSON.stringify(built)))
      })
    })
  }
}

function scriptOf(compilation: Compilation): BuiltScript['script'] {
  const [file, ...more] = [...compilation.entrypoints.values()].flatMap((point) => point.getFiles())
  const integrity = file && assetIntegrity(compilation)[file]
  if (!integrity || more.length > 0)
    throw new Error(`A script of its own is one file, and not ${file} ${more.join(' ')}`)
  return { file, integrity }
}

/** A script that was built into this folder before. Throws when it is missing. */
export function readOwnScript(folder: string, name: string): BuiltScript {
  const file = join(folder, documentOf(name))
  if (!existsSync(file)) throw new Error(`${file} is missing: it is built before the shell`)
  return v.parse(BuiltSchema, JSON.parse(readFileSync(file, 'utf8')))
}
