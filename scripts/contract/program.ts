import { readdirSync } from 'node:fs'
import ts from 'typescript'
import { inRoot, ROOT } from '../lib/paths.mjs'

/** Texts that stand in the place of files, by absolute path. */
export type Texts = Readonly<Record<string, string>>

/** Source files as they stand on the disk, parsed once for all programs. */
const parsed = new Map<string, ts.SourceFile>()

const settings = (() => {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), (file) => ts.sys.readFile(file))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot())
  const { tsBuildInfoFile: _, ...rest } = options
  return { ...rest, incremental: false, noEmit: false, declaration: true, allowImportingTsExtensions: false }
})()

/** A program of these files, with texts in the place of some; files that exist as texts alone are resolved too. */
export function programOf(files: readonly string[], texts: Texts = {}): ts.Program {
  const host = ts.createCompilerHost(settings)
  const given: ts.CompilerHost = {
    ...host,
    directoryExists: (folder) => folder.startsWith(VIRTUAL) || ts.sys.directoryExists(folder),
    fileExists: (file) => texts[file] !== undefined || host.fileExists(file),
    readFile: (file) => texts[file] ?? host.readFile(file),
    getSourceFile: (file, target) => {
      const text = texts[file]
      if (text !== undefined) return ts.createSourceFile(file, text, target)
      const source = parsed.get(file) ?? host.getSourceFile(file, target)
      if (source) parsed.set(file, source)
      return source
    },
    resolveModuleNameLiterals: (literals, from, _, options) =>
      literals.map(({ text }) => {
        const places = from.startsWith(VIRTUAL) ? [from, ...homes()] : [from]
        const found = places.map((place) => ts.resolveModuleName(text, place, options, given, resolutions))
        return { resolvedModule: ownSource(found.find(({ resolvedModule }) => resolvedModule)?.resolvedModule) }
      }),
  }
  return ts.createProgram([...files], settings, given)
}

/** Declarations without a file have their paths below this folder; the libraries that they import are those of our packages. */
export const VIRTUAL = inRoot('.cache/contract')

/** The compiler emits nothing of a package that it found by a link in `node_modules`, as it finds ours. */
const ownSource = (module: ts.ResolvedModuleFull | undefined) =>
  module && { ...module, isExternalLibraryImport: module.resolvedFileName.includes('/node_modules/') }

const resolutions = ts.createModuleResolutionCache(ROOT, (name) => name, settings)

let known: string[] | undefined
const homes = () =>
  (known ??= ['shell', ...readdirSync(inRoot('shared')).map((name) => `shared/${name}`)].map((folder) =>
    inRoot(folder, 'src/index.ts'),
  ))

/** Whether a symbol was written here, and not by a library. */
export function isOurs(symbol: ts.Symbol | undefined): symbol is ts.Symbol {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? ''
  return file.startsWith(ROOT) && !file.includes('/node_modules/')
}

/** The symbol that an import or an export leads to. */
export const withoutAlias = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
