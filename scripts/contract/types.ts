import path from 'node:path'
import ts from 'typescript'
import type { Line } from '../../shared/federation/webpack/contract-document'
import { ROOT } from '../lib/paths.mjs'
import { isOurs, type TypePrinter, type PrintedType } from './print-type'

/** A line of a type, and the types that it names. */
interface Member extends Omit<Line, 'place'> {
  readonly types: ReadonlySet<ts.Symbol>
}

/** Types of ours: their lines, and which others they lead to. */
export interface Described {
  readonly lines: readonly Omit<Line, 'place'>[]
  /** Names of all types that these lead to, they themselves included. */
  readonly reachedFrom: (symbols: ReadonlySet<ts.Symbol>) => ReadonlySet<string>
}

export const isDeprecated = (symbol: ts.Symbol) => symbol.getJsDocTags().some(({ name }) => name === 'deprecated')

/** Describes these types, and all of ours that they lead to. */
export function describeTypes(checker: ts.TypeChecker, printer: TypePrinter, symbols: readonly ts.Symbol[]): Described {
  const members = new Map<ts.Symbol, readonly Member[]>()
  const queue = symbols.filter(isOurs)
  for (let symbol = queue.pop(); symbol; symbol = queue.pop()) {
    if (members.has(symbol)) continue
    const own = membersOf(checker, printer, symbol)
    members.set(symbol, own)
    queue.push(...own.flatMap(({ types }) => [...types]))
  }
  const nameOf = namesFor([...members.keys()])
  return {
    lines: [...members].flatMap(([symbol, own]) =>
      own.map(({ name, type, isDeprecated: isOld }) => ({ name: nameOf(symbol) + name, type, isDeprecated: isOld })),
    ),
    reachedFrom: (from) => new Set([...reached(members, from)].map(nameOf)),
  }
}

function reached(members: ReadonlyMap<ts.Symbol, readonly Member[]>, from: ReadonlySet<ts.Symbol>): Set<ts.Symbol> {
  const found = new Set<ts.Symbol>()
  const queue = [...from]
  for (let symbol = queue.pop(); symbol; symbol = queue.pop()) {
    if (found.has(symbol)) continue
    found.add(symbol)
    queue.push(...(members.get(symbol) ?? []).flatMap(({ types }) => [...types]))
  }
  return found
}

/** A name tells one type; where two have it, with the file. */
function namesFor(symbols: readonly ts.Symbol[]) {
  const times = (name: string) => symbols.filter((symbol) => symbol.name === name).length
  return (symbol: ts.Symbol) => {
    const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? ''
    const place = path.relative(ROOT, file).replace(/\.tsx?$/, '')
    return times(symbol.name) > 1 ? `${symbol.name}@${place}` : symbol.name
  }
}

/** The lines of a type, each by what follows the type's name: of an object its members, else the whole. */
function membersOf(checker: ts.TypeChecker, printer: TypePrinter, symbol: ts.Symbol): Member[] {
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const [declaration] = symbol.declarations ?? []
  const properties = checker.isTupleType(type) ? [] : ownProperties(type)
  const whole = declaration && ts.isTypeAliasDeclaration(declaration) ? printer.node(declaration.type) : null
  if (properties.length === 0) return whole ? [memberOf('', ': ', whole, symbol)] : []
  const members = properties.map((property) => {
    const optional = property.flags & ts.SymbolFlags.Optional ? '?: ' : ': '
    return memberOf(`.${property.name}`, optional, printer.symbol(property, declaration), property)
  })
  const isWhole = properties.length === type.getProperties().length
  const inherited = isWhole || !declaration ? null : (whole ?? heritageOf(declaration, printer))
  return inherited ? [memberOf('.*', ': ', inherited, symbol), ...members] : members
}

const memberOf = (name: string, colon: string, { text, types }: PrintedType, symbol: ts.Symbol): Member => ({
  name,
  type: colon + text,
  isDeprecated: isDeprecated(symbol),
  types,
})

/** The members of a plain object's type that we have written. */
function ownProperties(type: ts.Type): ts.Symbol[] {
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0
  if (!isObject || type.getCallSignatures().length > 0) return []
  return type.getProperties().filter((property) => !property.declarations || isOurs(property))
}

/** What a type takes over of others, as it is written. */
function heritageOf(declaration: ts.Declaration, printer: TypePrinter): PrintedType | null {
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) return null
  const [clause] = declaration.heritageClauses ?? []
  return clause ? printer.node(clause) : null
}
