import type { Compiler } from 'webpack'

/** How the library names the module by which its runtime begins: whole, with the paths of one machine. */
const BEGINS_RUNTIME = /^data:text\/javascript/

/** Gives that module an id that is the same in every folder: the same sources are the same bytes. */
export class FixedRuntimeIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FixedRuntimeIdPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FixedRuntimeIdPlugin', (modules) => {
        for (const module of modules) {
          if (BEGINS_RUNTIME.test(module.identifier())) compilation.chunkGraph.setModuleId(module, 'federation')
        }
      })
    })
  }
}
