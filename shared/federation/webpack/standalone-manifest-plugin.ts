import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Compilation, Compiler } from 'webpack'
import { CompiledModulesSchema, StandalonePagesSchema } from '../src/registry/schema'
import type { CompiledModules, StandalonePages } from '../src/registry/schema'
import { assetIntegrity, codeFiles } from './integrity'
import { PREACT_FOR_REACT } from './preact'
import { prerender } from './prerender'
import type { OpenPages } from './prerender'
import { calledEndpoints, whenUsesAreKnown, compiledInto } from './uses'

const FILE = 'standalone.json'

/** The pages' files, the calls of the API that they make, and the rules compiled into them. */
const StandaloneResultSchema = v.strictObject({
  pages: StandalonePagesSchema,
  endpoints: v.array(v.string()),
  compiledIn: CompiledModulesSchema,
})
type StandaloneResult = v.InferOutput<typeof StandaloneResultSchema>

/** Parts of the pages' HTML that are no files. */
type Frame = Pick<StandalonePages, 'skeleton' | 'criticalCss' | 'startScript'>

/** Writes the result of a remote's standalone build, for the remote's manifest. */
export class StandaloneManifestPlugin {
  readonly #frame: Frame
  readonly #openPages: OpenPages
  readonly #undrawn: string

  /** Imports that match `undrawn` are left out of pages rendered at build time. */
  constructor(frame: Frame, openPages: OpenPages, undrawn: string) {
    this.#frame = frame
    this.#openPages = openPages
    this.#undrawn = undrawn
  }

  apply(compiler: Compiler): void {
    let endpoints: string[] = []
    let compiledIn: CompiledModules = {}
    whenUsesAreKnown(compiler, 'StandaloneManifestPlugin', (compilation) => {
      endpoints = calledEndpoints(compilation)
      compiledIn = compiledInto(compilation)
    })
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('StandaloneManifestPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'StandaloneManifestPlugin', stage }, async () => {
        const instead = { alias: PREACT_FOR_REACT, external: [this.#undrawn] }
        const pages = await prerender(compilation, compiler.context, this.#openPages, instead)
        const built: StandaloneResult = {
          pages: { ...filesOf(compilation), ...this.#frame, pages },
          endpoints,
          compiledIn,
        }
        compilation.emitAsset(FILE, new RawSource(JSON.stringify(built, null, 2)))
      })
    })
  }
}

function filesOf(compilation: Compilation): Omit<StandalonePages, keyof Frame | 'pages'> {
  const entry = codeFiles([...compilation.entrypoints.values()].flatMap((point) => point.getFiles()))
  const furtherFiles = (files: string[]) => codeFiles(files).filter((file) => !entry.includes(file))
  const chunks = [...compilation.namedChunkGroups].map(
    ([name, group]) => [name, furtherFiles(group.getFiles())] as const,
  )
  return { entry, chunks: Object.fromEntries(chunks), integrity: assetIntegrity(compilation) }
}

/** The standalone build in this folder; null when the remote has none. */
export function readStandalone(folder: string): StandaloneResult | null {
  const file = join(folder, FILE)
  return existsSync(file) ? v.parse(StandaloneResultSchema, JSON.parse(readFileSync(file, 'utf8'))) : null
}
