import type { Chunk, Compiler } from 'webpack'

/** Makes Chromium compile the whole script while it arrives; other browsers see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** After minimising, before source maps. */
const STAGE = 450

/**
 * Hints scripts that run at once: entries and first screens. Compiling each function at its first call takes a fifth
 * more processor time at the start. A lazy part would pay for code that never runs.
 */
export class CompileHintPlugin {
  readonly #chunks: ReadonlySet<string>

  /** @param chunks names of chunks that a page starts with, besides the entry's */
  constructor(chunks: Iterable<string> = []) {
    this.#chunks = new Set(chunks)
  }

  apply(compiler: Compiler): void {
    const { ConcatSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('CompileHintPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'CompileHintPlugin', stage: STAGE }, () => {
        const files = [...compilation.chunks].filter((chunk) => this.#isFirst(chunk)).flatMap(({ files }) => [...files])
        for (const file of files.filter((name) => name.endsWith('.js')))
          compilation.updateAsset(file, (source) => new ConcatSource(HINT, source))
      })
    })
  }

  #isFirst(chunk: Chunk): boolean {
    return chunk.canBeInitial() || (chunk.name ? this.#chunks.has(chunk.name) : false)
  }
}
