import { readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import type { Line } from '../../shared/federation/webpack/contract-document'
import { SHARED_MODULES } from '../../shared/federation/src/registry/shared-modules'
import { inRoot } from '../lib/paths.mjs'
import { TYPES } from './changes'
import { TypePrinter } from './print-type'
import { describeTypes, isDeprecated } from './types'

/** What crosses the seam now, by the sources. */
export interface Seam {
  readonly lines: readonly Line[]
  /** Of each name, the types that it leads to, however far; names and types by `place name`. */
  readonly leadsTo: ReadonlyMap<string, ReadonlySet<string>>
}

/** A name of the seam, where it stands and what it is. */
interface Root {
  readonly place: string
  readonly name: string
  readonly symbol: ts.Symbol
  /** The seam says that it goes: of a library's names nobody else can. */
  readonly isGoing: boolean
}

const SEAM = 'shell/src/seam'
const SLOTS = 'shared/slots/src'
/** The remotes' door: its types alone are on the seam too. */
const DOOR = 'shared/federation/src/index.ts'

const filesIn = (folder: string) =>
  readdirSync(inRoot(folder))
    .filter((file) => /\.(d\.)?ts$/.test(file))
    .map((file) => inRoot(folder, file))

/**
 * Reads the seam with the compiler: what the shell hands over, the slots, and the types that these lead to.
 *
 * @param instead texts in the place of what files have, by their whole names
 */
export function readSeam(instead: Readonly<Record<string, string>> = {}): Seam {
  const program = programOf([...filesIn(SEAM), ...filesIn(SLOTS), ...filesIn('types'), inRoot(DOOR)], instead)
  const checker = program.getTypeChecker()
  const roots = [...handedOver(program), ...slots(program)]
  const values = roots.filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Value)
  const doors = exportsOf(program, inRoot(DOOR)).filter(({ symbol }) => !(symbol.flags & ts.SymbolFlags.Value))
  const printer = new TypePrinter(checker)
  const printed = values.map((root) => ({ ...root, ...printer.symbol(root.symbol) }))
  const known = [...doors.map(({ symbol }) => symbol), ...printed.flatMap(({ types }) => [...types])]
  const described = describeTypes(checker, printer, known)
  const names = printed.map(({ place, name, symbol, text, isGoing }) => ({
    place,
    name,
    type: `: ${text}`,
    isDeprecated: isGoing || isDeprecated(symbol),
  }))
  const types = described.lines.map((line) => ({ place: TYPES, ...line }))
  const leadsTo = printed.map((root) => [`${root.place} ${root.name}`, described.reachedFrom(root.types)] as const)
  return { lines: [...sorted(names), ...sorted(types)], leadsTo: new Map(leadsTo) }
}

function programOf(files: readonly string[], instead: Readonly<Record<string, string>>): ts.Program {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), (file) => ts.sys.readFile(file))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot())
  const { tsBuildInfoFile: _cache, ...rest } = options
  const settings = { ...rest, incremental: false }
  const host = ts.createCompilerHost(settings)
  const given: ts.CompilerHost = {
    ...host,
    readFile: (file) => instead[file] ?? host.readFile(file),
    getSourceFile: (file, target) => {
      const text = instead[file]
      if (text !== undefined) return ts.createSourceFile(file, text, target)
      const source = parsed.get(file) ?? host.getSourceFile(file, target)
      if (source) parsed.set(file, source)
      return source
    },
  }
  return ts.createProgram([...files], settings, given)
}

/** Files as they stand: a second look with another text in the place of one parses that one alone. */
const parsed = new Map<string, ts.SourceFile>()

/** What the shell hands over: named one by one in the seam's files, whole where the seam imports a module itself. */
function handedOver(program: ts.Program): Root[] {
  return filesIn(SEAM).flatMap((file) => {
    const source = program.getSourceFile(file)
    const from = (source?.statements ?? []).flatMap((statement) => specifiersOf(statement))
    const own = from.find(({ isExport }) => isExport)
    if (own) return exportsOf(program, file).map((one) => ({ place: own.text, ...one }))
    return from.flatMap(({ text, node }) => {
      const isShared = SHARED_MODULES.some((name) => name === text)
      const isGoing = ts.getJSDocDeprecatedTag(node.parent) !== undefined
      return isShared ? exportsAt(program, node).map((one) => ({ place: text, ...one, isGoing })) : []
    })
  })
}

function specifiersOf(statement: ts.Statement) {
  const isExport = ts.isExportDeclaration(statement)
  const node = isExport || ts.isImportDeclaration(statement) ? statement.moduleSpecifier : undefined
  return node && ts.isStringLiteral(node) ? [{ isExport, text: node.text, node }] : []
}

const slots = (program: ts.Program): Root[] =>
  filesIn(SLOTS).flatMap((file) =>
    exportsOf(program, file).map((one) => ({ place: `slots of ${path.basename(file, '.ts')}`, ...one })),
  )

function exportsOf(program: ts.Program, file: string): Omit<Root, 'place'>[] {
  const source = program.getSourceFile(file)
  return source ? exportsAt(program, source) : []
}

/** What a module exports, each by the name that it is exported under. */
function exportsAt(program: ts.Program, module: ts.Node): Omit<Root, 'place'>[] {
  const checker = program.getTypeChecker()
  const found = checker.getSymbolAtLocation(module)
  const exported = found ? checker.getExportsOfModule(found) : []
  return exported.map((symbol) => {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0
    const isGoing = symbol.declarations?.some(isSaidToGo) ?? false
    return { name: symbol.name, symbol: isAlias ? checker.getAliasedSymbol(symbol) : symbol, isGoing }
  })
}

/** By the docstring of the statement that exports it on. */
const isSaidToGo = (declared: ts.Declaration) =>
  ts.isExportSpecifier(declared) && ts.getJSDocDeprecatedTag(declared.parent.parent) !== undefined

const sorted = (lines: readonly Line[]) =>
  [...lines].sort((a, b) => compare(a.place, b.place) || compare(a.name, b.name))

/** By code, the same on every computer. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
