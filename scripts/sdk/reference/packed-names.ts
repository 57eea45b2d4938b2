import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A name that packages hand out, and the modules that have it, the shortest first. */
export interface Handed {
  readonly name: string
  readonly symbol: ts.Symbol
  readonly from: readonly string[]
}

/** What the declarations of packed packages say. */
export interface PackedNames {
  readonly checker: ts.TypeChecker
  readonly names: readonly Handed[]
}

/** A module that may be imported, and its declarations. */
interface Entry {
  readonly module: string
  readonly file: string
}

/** Reads the declarations of packages that were compiled below `work`; what libraries say is not looked at. */
export function packedNames(work: string, packages: readonly string[]): PackedNames {
  const entries = packages.flatMap((name) => entriesOf(work, name))
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      noLib: true,
      types: [],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      paths: Object.fromEntries(entries.map(({ module, file }) => [module, [file]])),
    },
  )
  const checker = program.getTypeChecker()
  const found = new Map<ts.Symbol, Map<string, string[]>>()
  for (const { module, file } of entries) {
    for (const [name, symbol] of exportsOf(checker, program.getSourceFile(file))) {
      const named = found.get(symbol) ?? new Map<string, string[]>()
      found.set(symbol, named.set(name, [...(named.get(name) ?? []), module]))
    }
  }
  const names = [...found].flatMap(([symbol, named]) =>
    [...named].map(([name, from]) => ({ name, symbol, from: from.toSorted((a, b) => a.length - b.length) })),
  )
  return { checker, names }
}

/** Of builds and web servers: what a remote takes of them is in `webpack`. */
const NOT_TOLD = new Set(['./registry/*', './digests', './openapi'])

/** Each module that a package opens, `*` as all that it stands for. */
function entriesOf(work: string, name: string): Entry[] {
  const { exports } = JSON.parse(readFileSync(path.join(work, name, 'package.json'), 'utf8'))
  return Object.entries<{ readonly types?: string }>(exports).flatMap(([entry, { types }]) => {
    if (types === undefined || NOT_TOLD.has(entry)) return []
    const [module, file] = [`@portal/${name}${entry.slice(1)}`, path.join(work, name, types)]
    return entry.includes('*') ? standsFor(module, file) : [{ module, file }]
  })
}

const standsFor = (module: string, file: string): Entry[] =>
  readdirSync(path.dirname(file))
    .filter((found) => found.endsWith(ENDING) && found !== `index${ENDING}`)
    .toSorted()
    .map((found) => ({
      module: module.replace('*', found.slice(0, -ENDING.length)),
      file: path.join(path.dirname(file), found),
    }))

const ENDING = '.d.ts'

function exportsOf(checker: ts.TypeChecker, source: ts.SourceFile | undefined): (readonly [string, ts.Symbol])[] {
  const module = source && checker.getSymbolAtLocation(source)
  return module ? checker.getExportsOfModule(module).map((symbol) => [symbol.name, meant(checker, symbol)]) : []
}

/** What a name stands for; of a library's the name itself. */
export function meant(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  if (!(symbol.flags & ts.SymbolFlags.Alias)) return symbol
  const found = checker.getAliasedSymbol(symbol)
  return found.declarations ? found : symbol
}
