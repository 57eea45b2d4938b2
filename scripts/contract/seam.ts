import { readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { SHARED_MODULES } from '../../shared/federation/src/registry/shared-modules'
import { inRoot } from '../lib/paths.mjs'
import { declarationsOf, isValue } from './declarations'
import { EXPOSED, type SeamSymbol, type SeamName } from './names'
import { isOurs, programOf, withoutAlias, type Texts } from './program'

/** The seam in the current sources. */
export interface Seam {
  readonly names: readonly SeamName[]
  /** Result of `declarationsOf`. */
  readonly declarations: string
}

/** Files that declare the seam. */
interface SeamFiles {
  /** Each exports the shared names of one module. */
  readonly seam: readonly string[]
  /** Each exports the slots of one remote. */
  readonly slots: readonly string[]
  /** Exports the type that remotes expose. */
  readonly door: string
  readonly texts?: Texts
}

const filesIn = (folder: string) =>
  readdirSync(inRoot(folder))
    .filter((file) => /\.(d\.)?ts$/.test(file))
    .map((file) => inRoot(folder, file))

const ourFiles = (lists: Texts): SeamFiles => ({
  seam: filesIn('shell/src/seam'),
  slots: filesIn('shared/slots/src'),
  door: inRoot('shared/federation/src/index.ts'),
  texts: Object.fromEntries(Object.entries(lists).map(([file, text]) => [inRoot(file), text])),
})

/**
 * Reads the seam with the compiler: the names that the shell shares, from lists that may be newer than the files, and
 * the slots.
 */
export const readSeam = (lists: Texts = {}): Seam => seamOf(ourFiles(lists))

/** Reads a seam from these files. */
export function seamOf(files: SeamFiles): Seam {
  const all = [...files.seam, ...files.slots, ...filesIn('types'), files.door]
  const program = programOf(all, files.texts)
  const declared = programOf(all, emitDeclarations(program))
  const names = rootsOf(program, files).map(({ place, name, isDeprecated }) => ({ place, name, isDeprecated }))
  return { names, declarations: declarationsOf(declared, rootsOf(declared, files)) }
}

/** Declarations that the compiler emits, by source path. */
function emitDeclarations(program: ts.Program): Texts {
  const sources = program
    .getSourceFiles()
    .filter(({ fileName }) => /^(?!.*\/node_modules\/).*(?<!\.d)\.tsx?$/.test(fileName))
  const texts: Record<string, string> = {}
  for (const source of sources) program.emit(source, (_, text) => (texts[source.fileName] = text), undefined, true)
  return texts
}

function rootsOf(program: ts.Program, { seam, slots, door }: SeamFiles): SeamSymbol[] {
  const exposed = exportsOf(program, door).filter(({ name }) => name === EXPOSED.name)
  const filled = slots.flatMap((file) => slotsIn(program, file))
  const all = [...sharedNames(program, seam), ...filled, ...exposed.map((one) => ({ ...one, ...EXPOSED }))]
  return all.toSorted((a, b) => compare(a.place, b.place) || compare(a.name, b.name))
}

/** Shared names: those listed in the seam's files, and all names of a module that they import whole. */
function sharedNames(program: ts.Program, files: readonly string[]): SeamSymbol[] {
  const found = files.flatMap((file) => {
    const source = program.getSourceFile(file)
    const from = (source?.statements ?? []).flatMap((statement) => specifiersOf(statement))
    const own = from.find(({ isExport }) => isExport)
    if (own) return exportsOf(program, file).map((one) => ({ ...one, place: own.text }))
    return from.flatMap(({ text, node }) => {
      const isShared = SHARED_MODULES.some((name) => name === text)
      const isGoing = ts.getJSDocDeprecatedTag(node.parent) !== undefined
      const all = isShared ? exportsAt(program, node) : []
      return all.map((one) => ({ ...one, place: text, isDeprecated: isGoing || one.isDeprecated }))
    })
  })
  return found.filter(({ symbol }) => isValue(symbol))
}

function specifiersOf(statement: ts.Statement) {
  const isExport = ts.isExportDeclaration(statement)
  const node = isExport || ts.isImportDeclaration(statement) ? statement.moduleSpecifier : undefined
  return node && ts.isStringLiteral(node) ? [{ isExport, text: node.text, node }] : []
}

function slotsIn(program: ts.Program, file: string): SeamSymbol[] {
  const values = exportsOf(program, file).filter(({ symbol }) => isValue(symbol))
  return values.map((one) => ({ ...one, place: `slots of ${path.basename(file, '.ts')}` }))
}

function exportsOf(program: ts.Program, file: string): Omit<SeamSymbol, 'place'>[] {
  const source = program.getSourceFile(file)
  return source ? exportsAt(program, source) : []
}

/** Exports of a module. */
function exportsAt(program: ts.Program, module: ts.Node): Omit<SeamSymbol, 'place'>[] {
  const checker = program.getTypeChecker()
  const found = checker.getSymbolAtLocation(module)
  const exported = found ? checker.getExportsOfModule(found) : []
  return exported.map((one) => {
    const symbol = withoutAlias(checker, one)
    // For a name of a library only the seam's own tag counts.
    const tags = isOurs(symbol) ? symbol.getJsDocTags() : []
    const isDeprecated =
      tags.some(({ name }) => name === 'deprecated') || one.declarations?.some(isDeprecatedExport) === true
    return { name: one.name, symbol, isDeprecated }
  })
}

/** Whether the export statement has a `@deprecated` tag. */
const isDeprecatedExport = (declared: ts.Declaration) =>
  ts.isExportSpecifier(declared) && ts.getJSDocDeprecatedTag(declared.parent.parent) !== undefined

/** Compares by code units, the same in every locale. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
