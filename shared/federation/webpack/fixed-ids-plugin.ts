import type { Compiler } from 'webpack'

/** The library's own modules, whose ids contain paths of the build's machine. */
const IDS: readonly (readonly [RegExp, string])[] = [
  [/^container entry /, 'container'],
  [/(^|\|)data:text\/javascript/, 'federation'],
]

/** Gives these modules the same id in every folder, so that the same sources give the same bytes. */
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
