import webpack from 'webpack'
import type { Compiler } from 'webpack'

/**
 * Fetches a failed chunk past the browser cache before its next request, as `requestPastCache` does for entries: the cache
 * may have wrong, immutable bytes. If script and style sheet both failed, one try repairs both.
 */
export class ChunkRetryPlugin {
  readonly #patienceMs: number

  /** @param patienceMs longest wait for that fetch; the next request then goes ahead anyway */
  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkRetryPlugin', (compilation) => {
      // Before webpack's own handler, which is the last to run.
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
