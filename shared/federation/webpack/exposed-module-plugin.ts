import type { Compiler } from 'webpack'

/** Chunk of the module that a remote exposes. */
export const EXPOSED_CHUNK = 'module'

/** Puts the exposed module, a table of screens, into the entry, which saves a request before a screen starts. */
export class ExposedModulePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ExposedModulePlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'ExposedModulePlugin', stage: 100 }, () => {
        const { chunkGraph, namedChunks } = compilation
        const exposed = namedChunks.get(EXPOSED_CHUNK)
        const [entry] = [...compilation.entrypoints.values()].map((point) => point.getEntrypointChunk())
        if (!exposed || !entry || !chunkGraph.canChunksBeIntegrated(entry, exposed)) return
        chunkGraph.integrateChunks(entry, exposed)
        compilation.chunks.delete(exposed)
      })
    })
  }
}
