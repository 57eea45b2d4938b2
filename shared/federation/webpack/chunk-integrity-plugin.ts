import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Compiler } from 'webpack'

/**
 * Checks chunks at run time against the page's list of hashes (`portalIntegrity`, filled from registry and shell
 * manifest), as entries are. A file that is not listed is refused.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}\n${checked('script', 'url')}`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (source, names) => `${source}\n${checked(names.tag, `${names.tag}.href`)}`,
      )
    })
  }
}

function checked(tag: string, url: string): string {
  return `${tag}.crossOrigin = 'anonymous'; ${tag}.integrity = globalThis.portalIntegrity ? portalIntegrity(${url}) : '';`
}
