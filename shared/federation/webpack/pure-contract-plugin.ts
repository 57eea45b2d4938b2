import type { Compiler } from 'webpack'

const CONTRACT = /[\\/]api-client[\\/]src[\\/]contract[\\/]/

/**
 * Marks the contract's files as pure: they only declare values, which webpack cannot tell. A page that imports one
 * endpoint of a file then leaves out the others.
 */
export class PureContractPlugin {
  apply(compiler: Compiler): void {
    const name = 'PureContractPlugin'
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      // Compiled files in an ES module package have the second type.
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        factory.hooks.parser.for(type).tap(name, (parser) => {
          parser.hooks.isPure
            .for('CallExpression')
            .tap(name, () => CONTRACT.test(parser.state.module.resource) || undefined)
        })
      }
    })
  }
}
