import { readdirSync } from 'node:fs'
import ts from 'typescript'
import { inRoot, ROOT } from '../lib/paths.mjs'

/** Virtual files by absolute path. */
export type Texts = Readonly<Record<string, string>>

/** Parsed source files on disk, shared by all programs. */
const parsed = new Map<string, ts.SourceFile>()

const settings = (() => {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), (file) => ts.sys.readFile(file))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot())
  const { tsBuildInfoFile: _, ...rest } = options
  return { ...rest, incremental: false, noEmit: false, declaration: true, allowImportingTsExtensions: false }
})()

/** A program of these files. Texts replace files on disk, or add virtual files. */
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

/** Folder of virtual files. They resolve libraries as our packages do. */
export const VIRTUAL = inRoot('.cache/contract')

/** Our packages are links in `node_modules`, for which the compiler would emit nothing. */
const ownSource = (module: ts.ResolvedModuleFull | undefined) =>
  module && { ...module, isExternalLibraryImport: module.resolvedFileName.includes('/node_modules/') }

const resolutions = ts.createModuleResolutionCache(ROOT, (name) => name, settings)

let known: string[] | undefined
const homes = () =>
  (known ??= ['shell', ...readdirSync(inRoot('shared')).map((name) => `shared/${name}`)].map((folder) =>
    inRoot(folder, 'src/index.ts'),
  ))

/** Whether our code declares the symbol, not a library. */
export function isOurs(symbol: ts.Symbol | undefined): symbol is ts.Symbol {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? ''
  return file.startsWith(ROOT) && !file.includes('/node_modules/')
}

/** The symbol behind an import or export. */
export const withoutAlias = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
