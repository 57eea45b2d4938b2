import webpack from 'webpack'
import type { Compiler } from 'webpack'

/**
 * A chunk whose script or style sheet did not come, or not as it must be, is fetched past the browser's cache before it
 * is asked for again, as `askPastCache` does for entries: the cache may hold wrong bytes that were said to never change.
 * Where script and style sheet both did, the same try mends both.
 */
export class ChunkRetryPlugin {
  readonly #patienceMs: number

  /** @param patienceMs longest wait for it, after which the next try goes ahead all the same */
  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkRetryPlugin', (compilation) => {
      // Before webpack's own, which is the last to be asked.
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.ensureChunk)
        .tap({ name: 'ChunkRetryPlugin', stage: -1 }, (chunk) => {
          if (chunk.hasAsyncChunks()) compilation.addRuntimeModule(chunk, new ChunkRetryRuntimeModule(this.#patienceMs))
          return undefined
        })
    })
  }
}

class ChunkRetryRuntimeModule extends webpack.RuntimeModule {
  readonly #patienceMs: number

  constructor(patienceMs: number) {
    super('retry past the cache', webpack.RuntimeModule.STAGE_ATTACH)
    this.#patienceMs = patienceMs
  }

  override generate(): string {
    return `const load = ${webpack.RuntimeGlobals.ensureChunk}, failed = {};
${webpack.RuntimeGlobals.ensureChunk} = (id, priority) => {
  const url = failed[id], mended = [];
  delete failed[id];
  const ask = () => load(id, priority).catch((error) => {
    if (url && !mended.includes(error.request)) return mend(error.request);
    failed[id] = error.request;
    throw error;
  });
  const mend = (url) => {
    mended.push(url);
    const integrity = globalThis.portalIntegrity ? portalIntegrity(url) : '';
    return fetch(url, { cache: 'reload', integrity, signal: AbortSignal.timeout(${this.#patienceMs}) }).then(ask, ask);
  };
  return url ? mend(url) : ask();
};`
  }
}
