import type { Chunk, Compiler } from 'webpack'

/** Tells Chromium to compile a script whole while it arrives; other browsers read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** After minimizing, before source maps are made. */
const STAGE = 450

/**
 * Hints what runs as soon as it is there: entries and first screens. Each function compiled by itself, when it is
 * first called, costs a fifth more of the processor's time at the start; a lazy part would pay for what never runs.
 */
export class CompileHintPlugin {
  readonly #chunks: ReadonlySet<string>

  /** @param chunks names of the chunks, besides the entry's, that a page starts with */
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
