import type { Compilation, Compiler } from 'webpack'
import type { FirstDrawing } from '../src/registry/schema'
import { assetIntegrity, codeFiles } from './integrity'

interface ShellPage {
  readonly version: string
  readonly contract: string
  /** Inline script of the HTML, run before anything is fetched. */
  readonly startScript: string
  /** Static HTML shown until React takes over. */
  readonly skeleton: string
  readonly criticalCss: string
  readonly firstDrawing: FirstDrawing
  readonly icons: Readonly<Record<string, string>>
}

/** Writes `shell-manifest.json`: all that the web server needs to make the HTML of a page. */
export class ShellManifestPlugin {
  readonly #page: () => ShellPage

  constructor(page: () => ShellPage) {
    this.#page = page
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ShellManifestPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ShellManifestPlugin', stage }, () =>
        this.#emit(compilation, compiler),
      )
    })
  }

  #emit(compilation: Compilation, { webpack }: Compiler): void {
    const entries = Object.fromEntries(
      [...compilation.entrypoints].map(([name, point]) => {
        const files = codeFiles(point.getFiles())
        const ofType = (type: string) => files.filter((file) => file.endsWith(type))
        return [name, { js: ofType('.js'), css: ofType('.css') }]
      }),
    )
    const manifest = { ...this.#page(), entries, integrity: assetIntegrity(compilation) }
    compilation.emitAsset('shell-manifest.json', new webpack.sources.RawSource(JSON.stringify(manifest, null, 2)))
  }
}
