import type { Compiler } from 'webpack'

/** Modules of the library's own, which it names by their whole text, with the paths of one machine in it. */
const IDS: readonly (readonly [RegExp, string])[] = [
  [/^container entry /, 'container'],
  [/(^|\|)data:text\/javascript/, 'federation'],
]

/** Gives these an id that is the same in every folder: the same sources are the same bytes. */
export class FixedIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FixedIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FixedIdsPlugin', (modules) => {
        for (const module of modules) {
          const [, id] = IDS.find(([named]) => named.test(module.identifier())) ?? []
          if (id) compilation.chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}
