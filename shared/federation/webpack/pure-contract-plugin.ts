import type { Compiler } from 'webpack'

const CONTRACT = /[\\/]api-client[\\/]src[\\/]contract[\\/]/

/**
 * The contract's files only declare values: no call in them has an effect, which webpack cannot tell by itself.
 * So a page that imports one endpoint of a file does not carry the others.
 */
export class PureContractPlugin {
  apply(compiler: Compiler): void {
    const name = 'PureContractPlugin'
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      // Compiled to JavaScript, in a package of modules, they are of the second type.
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
