import path from 'node:path'

/** Programs that production starts, with the operators' commands. */
export const PROGRAMS: readonly string[] = [
  'backend/src/main.ts',
  'backend/src/operations/migrate-main.ts',
  'delivery/src/web-server/main.ts',
  'delivery/src/guard/main.ts',
  'delivery/src/release-api/main.ts',
  'scripts/owners.ts',
  'scripts/secrets.ts',
]

/** Files that are read, not imported: migrations, and sources whose digests the API serves [OPEN-253]. */
const READ_FILES: readonly RegExp[] = [
  /^backend\/src\/db\/migrations\/[^/]+\.sql$/,
  /^shared\/(domain(-bundled)?\/src|api-client\/src\/contract)\/(?!.*\.(spec|fixture)\.ts$).+\.ts$/,
]

/** Imported only by a page, for a remote built with another tool. */
const IN_PAGES: readonly string[] = ['shared/federation/src/loader/third-party.ts']

/** `from 'x'`, `import 'x'`, `import('x')`, and files relative to `import.meta.url`. */
const IMPORTS = /\b(?:from|import)\s*\(?\s*'([^'\s]+)'|\b(?:new URL|tsImport)\('([^'\s]+)', import\.meta\.url\)/g
/** Comments and type imports, which load nothing. */
const UNLOADED = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(?:import|export) type (?:\{[^}]*\}|\* as \w+|\w+) from '[^']+'$/gm
export const loadedText = (text: string) => text.replaceAll(UNLOADED, '')
const ENDINGS = ['', '.ts', '.tsx', '/index.ts']

interface Package {
  readonly name: string
  readonly folder: string
  readonly exports: Readonly<Record<string, string>>
}

/**
 * Files of the project that its programs load or read, from the names of all its files [OPEN-287]. Throws for an import
 * of a missing file.
 */
export function loadedFiles(files: readonly string[], read: (file: string) => string): readonly string[] {
  const known = new Set(files)
  const packages = files.filter((file) => file.endsWith('/package.json')).map((file) => packageOf(file, read(file)))
  const found = (plain: string) => ENDINGS.map((ending) => plain + ending).find((file) => known.has(file))
  const fileOf = (from: string, name: string, isBeside: boolean): readonly string[] => {
    const own = packages.find((one) => name === one.name || name.startsWith(`${one.name}/`))
    if (own) return [exportedBy(own, name)]
    // A library, or a folder whose files are read.
    if ((!isBeside && !name.startsWith('.')) || name.endsWith('/')) return []
    const file = found(path.posix.join(path.posix.dirname(from), name))
    if (file === undefined) throw new Error(`${from} imports ${name}, which does not exist.`)
    return IN_PAGES.includes(file) ? [] : [file]
  }

  const all = new Set([...PROGRAMS, ...files.filter((file) => READ_FILES.some((pattern) => pattern.test(file)))])
  for (const file of all) {
    if (!/\.(tsx?|mjs)$/.test(file)) continue
    for (const [, imported, beside = ''] of loadedText(read(file)).matchAll(IMPORTS)) {
      for (const next of fileOf(file, imported ?? beside, imported === undefined)) all.add(next)
    }
  }
  const folders = packages.map(({ folder }) => folder)
  const taken = folders.filter((folder) => [...all].some((file) => file.startsWith(`${folder}/`)))
  return ['package.json', 'tsconfig.json', ...taken.map((folder) => `${folder}/package.json`), ...all].toSorted()
}

function packageOf(file: string, text: string): Package {
  const { name, exports = {} }: Partial<Package> = JSON.parse(text)
  return { name: name ?? '', exports, folder: path.posix.dirname(file) }
}

/** The file that a package of the project exports under a name. */
function exportedBy({ name, exports, folder }: Package, asked: string): string {
  const entry = `.${asked.slice(name.length)}`
  for (const [pattern, target] of Object.entries(exports)) {
    const [start = '', end] = pattern.split('*')
    const isMeant = end === undefined ? entry === start : entry.startsWith(start) && entry.endsWith(end)
    if (!isMeant) continue
    const middle = entry.slice(start.length, entry.length - (end ?? '').length)
    return path.posix.join(folder, target.replace('*', middle))
  }
  throw new Error(`${name} exports no ${entry}.`)
}
