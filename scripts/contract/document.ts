import ts from 'typescript'
import type { NameState } from '../../shared/federation/webpack/contract-file'
import type { Versions } from './changes'

const HEAD = (version: string) => `# The contract of the seam, ${version}

Every name that crosses between the shell and the remotes, with the version of the contract since which it is compatible.
A remote that uses the name fits when it was built with that version or a later one. Written by \`npm run contract\`; why: [0030](../../docs/decisions/0030-the-contract-is-what-is-used.md).
`

/** Markdown for readers: names by module, then our types with their members. */
export function contractDocument({ version, names }: Versions, declarations: string): string {
  const places = Object.entries(names).map(([place, all]) => section(place, Object.entries(all).map(nameLine)))
  return HEAD(version) + places.join('') + section('Types', typeLines(declarations))
}

const section = (title: string, lines: readonly string[]) =>
  `\n## ${title}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`

function nameLine([name, { since, deprecatedSince, because }]: readonly [string, NameState]): string {
  const going = deprecatedSince ? `, deprecated since ${deprecatedSince}` : ''
  return `${name} ${since}${going}${because ? `: ${because}` : ''}`
}

/** A line for each member of each type, with `?` when it is optional. */
function typeLines(declarations: string): string[] {
  const { statements } = ts.createSourceFile('contract.ts', declarations, ts.ScriptTarget.Latest)
  return statements.flatMap((statement) => {
    const [name, members] = membersIn(statement)
    return members.length > 0 && name !== 'Roots' ? [name, ...members.map((member) => `  ${member}`)] : []
  })
}

function membersIn(statement: ts.Statement): readonly [name: string, members: readonly string[]] {
  if (ts.isInterfaceDeclaration(statement)) return [statement.name.text, statement.members.flatMap(memberLines(''))]
  if (ts.isTypeAliasDeclaration(statement)) return [statement.name.text, partsOf(statement.type, '')]
  const [variable] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
  if (!variable || !ts.isIdentifier(variable.name)) return ['', []]
  return [variable.name.text, variable.type ? partsOf(outputType(variable.type), '') : []]
}

/** A schema is listed by its output type. */
const outputType = (type: ts.TypeNode) => (ts.isTypeReferenceNode(type) && type.typeArguments?.[1]) || type

/** Members of an object type, of nested objects and of list items. */
function partsOf(type: ts.TypeNode, before: string): string[] {
  if (ts.isTypeLiteralNode(type)) return type.members.flatMap(memberLines(before))
  if (ts.isArrayTypeNode(type)) return partsOf(type.elementType, before)
  if (ts.isTypeOperatorNode(type)) return partsOf(type.type, before)
  return ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)
    ? type.types.flatMap((one) => partsOf(one, before))
    : []
}

const memberLines =
  (before: string) =>
  (member: ts.TypeElement): string[] => {
    if (!member.name || ts.isComputedPropertyName(member.name)) return []
    const name = before + member.name.text
    const within = ts.isPropertySignature(member) && member.type ? partsOf(member.type, `${name}.`) : []
    return [name + (member.questionToken ? '?' : ''), ...within]
  }
