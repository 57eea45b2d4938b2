import ts from 'typescript'
import { code, codeBlock, paragraphs, table, words } from './markdown'

/** Longer than anybody reads: what the compiler has inferred of a schema. */
const MOST_CHARACTERS = 500

/** The docstring of a name or a member, with what it says of parameters. */
export function docOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const tags = symbol.getJsDocTags(checker)
  const parameters = tags.filter(({ name }) => name === 'param').map(({ text }) => plain(text))
  const going = tags.find(({ name }) => name === 'deprecated')
  return [
    words(plain(symbol.getDocumentationComment(checker))),
    ...parameters.map((text) => words(text.replace(/^(\S+)/, '`$1`:')) + '.'),
    ...(going ? [`**Deprecated**. ${words(plain(going.text))}`] : []),
  ]
    .filter(Boolean)
    .join(' ')
}

const plain = (parts: ts.SymbolDisplayPart[] | undefined) => ts.displayPartsToString(parts)

/** What a declaration says: the members of an object as a table, anything else as it is declared. */
export function declared(checker: ts.TypeChecker, node: ts.Declaration): string {
  if (ts.isExportSpecifier(node)) return ofLibrary(node)
  if (ts.isInterfaceDeclaration(node)) return paragraphs(headOf(node), membersTable(checker, node.members))
  if (ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type)) {
    return membersTable(checker, node.type.members)
  }
  const statement = ts.isVariableDeclaration(node) ? `const ${node.getText()}` : node.getText()
  const text = statement.replace(/^(export )?(declare )?/, '')
  return codeBlock(text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)} …` : text)
}

function ofLibrary({ parent, propertyName, name }: ts.ExportSpecifier): string {
  const from = parent.parent.moduleSpecifier?.getText() ?? ''
  return `${code((propertyName ?? name).text)} of the library ${code(from.slice(1, -1))}.`
}

/** What it takes parameters of, and what it has of others. */
function headOf({ name, typeParameters, heritageClauses }: ts.InterfaceDeclaration): string {
  const of = typeParameters?.map((each) => each.getText()).join(', ')
  const more = heritageClauses?.flatMap(({ types }) => types.map((each) => code(each.getText()))) ?? []
  return [
    ...(of ? [`${code(`${name.text}<${of}>`)}.`] : []),
    ...(more.length > 0 ? [`What ${more.join(' and ')} has, and:`] : []),
  ].join(' ')
}

const membersTable = (checker: ts.TypeChecker, members: ts.NodeArray<ts.TypeElement>) =>
  table(
    ['member', 'type', 'what'],
    members.map((member) => {
      const symbol = member.name && checker.getSymbolAtLocation(member.name)
      const name = (member.name?.getText() ?? '') + (member.questionToken ? '?' : '')
      return [name && code(name), code(typeIn(member)), symbol ? docOf(checker, symbol) : '']
    }),
  )

function typeIn(member: ts.TypeElement): string {
  if (ts.isPropertySignature(member)) return member.type?.getText() ?? 'any'
  const text = member.getText().replace(/;$/, '')
  return ts.isMethodSignature(member) ? text.slice(member.name.getText().length).replace(/^\?/, '') : text
}
