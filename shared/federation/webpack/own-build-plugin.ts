import { createHash } from 'node:crypto'
import type { Compilation, Compiler } from 'webpack'
import { precompress } from './precompress'
import { PureContractPlugin } from './pure-contract-plugin'
import { RemoteManifestPlugin } from './remote-manifest-plugin'

const MANIFEST = 'mf-manifest.json'

/**
 * For a third-party build, beside the library's own plugin: writes `remote-manifest.json`, with which it is published.
 * Pages find such a remote by the library's manifest, so its name gets a hash: content published under a name never
 * changes [OPEN-258].
 */
export class OwnBuildPlugin {
  readonly #folder: string

  /** `folder`: the remote's, with its `remote.json` and `package.json`. */
  constructor(folder: string) {
    this.#folder = folder
  }

  apply(compiler: Compiler): void {
    let name = ''
    compiler.hooks.thisCompilation.tap('OwnBuildPlugin', (compilation) => {
      // After the library has written its manifest, and before files are listed.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1
      compilation.hooks.processAssets.tap({ name: 'OwnBuildPlugin', stage }, () => (name = hashed(compilation)))
    })
    // Drops unused calls of the API from the build and from its list.
    new PureContractPlugin().apply(compiler)
    new RemoteManifestPlugin(this.#folder, () => name).apply(compiler)
    if (compiler.options.mode === 'production') compressFiles(compiler)
  }
}

/** Compresses published files, as builds of the preset do. */
function compressFiles(compiler: Compiler): void {
  compiler.hooks.afterEmit.tapPromise('OwnBuildPlugin', async ({ assets }) => {
    await precompress(compiler.outputPath, Object.keys(assets))
  })
}

/** Renames the library's manifest by its hash; returns the new name. */
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
