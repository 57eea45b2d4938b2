import { createHash } from 'node:crypto'
import type { Compilation, Compiler } from 'webpack'
import { precompress } from './precompress'
import { PureContractPlugin } from './pure-contract-plugin'
import { RemoteManifestPlugin } from './remote-manifest-plugin'

const MANIFEST = 'mf-manifest.json'

/**
 * Beside the library's own plugin, in a build that is none of ours: writes `remote-manifest.json`, by which it is
 * published. The page finds such a remote by the library's manifest, which gets its hash into its name: what is
 * published under a name never changes [OPEN-258].
 */
export class OwnBuildPlugin {
  readonly #folder: string

  /** `folder`: that of the remote, with its `remote.json` and `package.json`. */
  constructor(folder: string) {
    this.#folder = folder
  }

  apply(compiler: Compiler): void {
    let name = ''
    compiler.hooks.thisCompilation.tap('OwnBuildPlugin', (compilation) => {
      // After the library has written it, and before it is listed.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1
      compilation.hooks.processAssets.tap({ name: 'OwnBuildPlugin', stage }, () => (name = hashed(compilation)))
    })
    // Calls of the API that nobody makes are neither in the build nor told.
    new PureContractPlugin().apply(compiler)
    new RemoteManifestPlugin(this.#folder, () => name).apply(compiler)
    if (compiler.options.mode === 'production') compressFiles(compiler)
  }
}

/** Compresses what is published, as builds of the preset do. */
function compressFiles(compiler: Compiler): void {
  compiler.hooks.afterEmit.tapPromise('OwnBuildPlugin', async ({ assets }) => {
    await precompress(compiler.outputPath, Object.keys(assets))
  })
}

/** Gives the library's manifest a name of its own; answers it. */
function hashed(compilation: Compilation): string {
  const manifest = compilation.getAsset(MANIFEST)
  if (!manifest)
    throw new Error(`There is no ${MANIFEST}: the library's plugin writes it unless it has "manifest: false"`)
  const hash = createHash('sha256').update(manifest.source.buffer()).digest('hex').slice(0, 8)
  const name = `mf-manifest.${hash}.json`
  compilation.emitAsset(name, manifest.source)
  compilation.deleteAsset(MANIFEST)
  if (compilation.getAsset('mf-stats.json')) compilation.deleteAsset('mf-stats.json')
  return name
}
