import type { Compilation, Compiler } from 'webpack'
import { SEAM_CHUNK, SHELL_BASE } from '../src/loader/shell-base'
import type { CompiledModules, OwnScripts, PackageUses } from '../src/registry/schema'
import { providedBy } from './contract-file'
import { assetIntegrity, codeFiles } from './integrity'
import { prerender } from './prerender'
import type { OpenPages } from './prerender'
import { providedNames, usesOf, whenUsesAreKnown, compiledInto } from './uses'

interface ShellPage extends OwnScripts {
  readonly version: string
  readonly contract: string
  /** Names that will be removed soon; see `contract.md`. */
  readonly deprecated: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Inline script of the HTML, run before anything is requested. */
  readonly startScript: string
  /** Static HTML shown until React takes over. */
  readonly skeleton: string
  readonly criticalCss: string
  /** Version since which each slot's props are compatible. */
  readonly slotsSince: Readonly<Record<string, string>>
  /** Names that the separate scripts provide to remotes. */
  readonly provides: PackageUses['shared']
  /** Rules and schemas in the separate scripts. */
  readonly compiledIn: CompiledModules
  /** Names of the domain's common script. */
  readonly commonNames: readonly string[]
  readonly icons: Readonly<Record<string, string>>
}

/** Writes `shell-manifest.json`, from which the web server makes a page's HTML. */
export class ShellManifestPlugin {
  readonly #page: () => ShellPage
  readonly #openPages: OpenPages | undefined
  #compiledIn: CompiledModules = {}
  #uses: { readonly provides: PackageUses['shared']; readonly uses: PackageUses } | undefined

  constructor(page: () => ShellPage, openPages?: OpenPages) {
    this.#page = page
    this.#openPages = openPages
  }

  apply(compiler: Compiler): void {
    whenUsesAreKnown(compiler, 'ShellManifestPlugin', (compilation) => {
      // The shell contains the modules that it shares, so it uses none of others.
      this.#uses = { provides: providedNames(compilation), uses: { ...usesOf(compilation), shared: {} } }
      this.#compiledIn = compiledInto(compilation)
    })
    compiler.hooks.thisCompilation.tap('ShellManifestPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'ShellManifestPlugin', stage }, () =>
        this.#emit(compilation, compiler),
      )
    })
  }

  async #emit(compilation: Compilation, { webpack, context }: Compiler): Promise<void> {
    const entries = Object.fromEntries(
      [...compilation.entrypoints].map(([name, point]) => {
        const files = codeFiles(point.getFiles())
        const ofType = (type: string) => files.filter((file) => file.endsWith(type))
        return [name, { js: ofType('.js'), css: ofType('.css') }]
      }),
    )
    const pages = this.#openPages ? await prerender(compilation, context, this.#openPages, { base: SHELL_BASE }) : {}
    const ofEntries = Object.values(entries).flatMap(({ js, css }) => [...js, ...css])
    const chunks = Object.fromEntries(
      [...Object.keys(pages), SEAM_CHUNK].map((name) => [
        name,
        codeFiles(compilation.namedChunkGroups.get(name)?.getFiles() ?? []).filter((file) => !ofEntries.includes(file)),
      ]),
    )
    const page = this.#page()
    const manifest = {
      ...page,
      ...this.#uses,
      provides: providedBy({ ...this.#uses?.provides, ...page.provides }),
      compiledIn: { ...this.#compiledIn, ...page.compiledIn },
      entries,
      chunks,
      pages,
      integrity: assetIntegrity(compilation),
    }
    compilation.emitAsset('shell-manifest.json', new webpack.sources.RawSource(JSON.stringify(manifest, null, 2)))
  }
}
