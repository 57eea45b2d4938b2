import ts from 'typescript'
import { paths } from '../../../shared/federation/src/paths/paths'
import { code, table } from './markdown'

/** The builders of links, each with the address that it makes. */
export function pathsTable(declaration: ts.Declaration): string {
  const type = ts.isVariableDeclaration(declaration) ? declaration.type : undefined
  const builders = type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : []
  return table(
    ['builder', 'address'],
    builders.map((builder) => {
      const name = builder.name.getText()
      const takes = builder.type && ts.isFunctionTypeNode(builder.type) ? builder.type.parameters : []
      return [code(`${name}(${takes.map((each) => each.getText()).join(', ')})`), code(addressOf(name, takes))]
    }),
  )
}

/** What a builder makes of its parameters' names. */
function addressOf(name: string, takes: readonly ts.ParameterDeclaration[]): string {
  const build: unknown = Reflect.get(paths, name)
  if (typeof build !== 'function') throw new Error(`${name} builds no address.`)
  const address: unknown = Reflect.apply(build, undefined, takes.map(standIn))
  return decodeURIComponent(String(address))
}

/** In a value's place `:name`, in an object's one with such members. */
function standIn({ name, type }: ts.ParameterDeclaration): unknown {
  if (!type || !ts.isTypeLiteralNode(type)) return `:${name.getText()}`
  const members = type.members.map((member) => member.name?.getText() ?? '')
  return Object.fromEntries(members.map((member) => [member, `:${member}`]))
}
