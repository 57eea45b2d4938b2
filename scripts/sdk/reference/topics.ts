import path from 'node:path'
import ts from 'typescript'
import { meant, type PackedNames } from './packed-names'

/** What stands under a heading of its own: a name that packages hand out, or a type that one leads to. */
export interface Topic {
  readonly title: string
  /** The page: `ui/Button`. */
  readonly page: string
  /** Modules that have it; none for a type that has no name outside. */
  readonly from: readonly string[]
  readonly isValue: boolean
  readonly symbol: ts.Symbol
  readonly declarations: readonly ts.Declaration[]
}

/** All of them, as they stand in the files. */
export function topicsOf({ checker, names }: PackedNames, work: string): Topic[] {
  const topics = names.map(({ name, symbol, from }) => topicOf(symbol, name, from, work))
  const known = new Set(names.map(({ symbol }) => symbol))
  const queue = [...topics]
  for (let topic = queue.pop(); topic; topic = queue.pop()) {
    for (const symbol of namedIn(checker, topic.declarations)) {
      if (known.has(symbol)) continue
      known.add(symbol)
      const led = topicOf(symbol, symbol.name, [], work)
      topics.push(led)
      queue.push(led)
    }
  }
  return topics.toSorted((a, b) => compare(placeOf(a), placeOf(b)) || positionOf(a) - positionOf(b))
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
const placeOf = ({ declarations: [first] }: Topic) => first?.getSourceFile().fileName ?? ''
const positionOf = ({ declarations: [first] }: Topic) => first?.pos ?? 0

function topicOf(symbol: ts.Symbol, title: string, from: readonly string[], work: string): Topic {
  const { flags, declarations = [] } = symbol
  const isValue = (flags & ts.SymbolFlags.Value) !== 0 || declarations.some(isOfLibrary)
  const [first] = declarations
  return { title, page: pageOf(first, work), from, isValue, symbol, declarations }
}

const isOfLibrary = (declared: ts.Declaration) =>
  ts.isExportSpecifier(declared) && !declared.isTypeOnly && !declared.parent.parent.isTypeOnly

/** By the folder of its noun; what lies loose in a package by the package, slots by who fills them. */
function pageOf(declared: ts.Declaration | undefined, work: string): string {
  const file = path.relative(work, declared?.getSourceFile().fileName ?? work).split(path.sep)
  const [name = '', ...folders] = file.filter((part) => part !== 'src')
  const stem = (folders.at(-1) ?? '').replace(/\.d\.ts$/, '')
  const isByFile = name === 'slots' || folders[0] === 'contract'
  if (isByFile) return `${name}/${stem}`
  return `${name}/${folders.length > 1 ? folders[0] : name}`
}

/** The names of packed files that these declarations name. */
export function namedIn(checker: ts.TypeChecker, declarations: readonly ts.Declaration[]): Set<ts.Symbol> {
  const found = new Set<ts.Symbol>()
  const visit = (part: ts.Node) => {
    const symbol = ts.isIdentifier(part) ? checker.getSymbolAtLocation(part) : undefined
    const named = symbol && meant(checker, symbol)
    if (named && !named.declarations?.some((own) => declarations.includes(own)) && isOfFile(named)) found.add(named)
    ts.forEachChild(part, visit)
  }
  declarations.forEach(visit)
  return found
}

/** Whether it is declared in a file of its own accord, and is no parameter or member. */
const isOfFile = ({ declarations = [] }: ts.Symbol) =>
  declarations.some(
    (declared) =>
      ts.isInterfaceDeclaration(declared) ||
      ts.isTypeAliasDeclaration(declared) ||
      ts.isClassDeclaration(declared) ||
      ts.isFunctionDeclaration(declared) ||
      (ts.isVariableDeclaration(declared) && ts.isVariableStatement(declared.parent.parent)),
  )
