import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { loadedText } from './loaded'

/** A package of the project, with the dependencies that its loaded files import. */
export interface PackageLibraries {
  readonly folder: string
  readonly names: readonly string[]
}

/** Dependencies that the loaded files of each package import, without those of builds and pages. */
export function namedLibraries(loaded: readonly string[], read: (file: string) => string): readonly PackageLibraries[] {
  return loaded
    .filter((file) => file.endsWith('/package.json'))
    .map((file) => {
      const folder = path.posix.dirname(file)
      const own = loaded.filter((one) => one.startsWith(`${folder}/`) && /\.(tsx?|mjs)$/.test(one))
      const text = own.map((one) => loadedText(read(one))).join('\n')
      const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(read(file))
      // Imported or resolved by name; a name in a list does not count.
      const isNamed = (name: string) => new RegExp(String.raw`(?:\bfrom |\bimport |\(|= )['\`]${name}['\`/]`).test(text)
      return { folder, names: Object.keys(dependencies).filter(isNamed) }
    })
}

/** Folders in `node_modules/.pnpm` of these libraries and of all their dependencies, as installed below `root`. */
export function storesOf(root: string, named: readonly PackageLibraries[]): readonly string[] {
  const links = named.flatMap(({ folder, names }) => names.map((name) => path.join(root, folder, 'node_modules', name)))
  const found = new Set(links.flatMap(storeOf))
  for (const store of found) {
    const all = entriesIn(path.join(root, 'node_modules/.pnpm', store, 'node_modules'))
    const spared = all.flatMap(({ place, isLink }) => (isLink ? [] : optionalPeers(place)))
    for (const { name, place, isLink } of all) {
      if (!isLink || spared.includes(name)) continue
      for (const next of storeOf(place)) found.add(next)
    }
  }
  return [...found].toSorted()
}

/** Folder of an installed library; empty for a package of the project. */
function storeOf(link: string): readonly string[] {
  const [, store] = /[\\/]\.pnpm[\\/]([^\\/]+)[\\/]/.exec(realpathSync(link)) ?? []
  return store === undefined ? [] : [store]
}

interface Manifest {
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** Optional peer dependencies of a library. */
function optionalPeers(folder: string): readonly string[] {
  const { peerDependenciesMeta = {} }: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return Object.entries(peerDependenciesMeta).flatMap(([name, { optional }]) => (optional === true ? [name] : []))
}

/** Entries of a library's `node_modules`: itself, and links to its dependencies. */
function entriesIn(folder: string, scope = ''): readonly ModuleEntry[] {
  return readdirSync(folder).flatMap((name) => {
    const place = path.join(folder, name)
    if (name.startsWith('.')) return []
    if (name.startsWith('@') && scope === '') return entriesIn(place, `${name}/`)
    return [{ name: scope + name, place, isLink: lstatSync(place).isSymbolicLink() }]
  })
}

interface ModuleEntry {
  readonly name: string
  readonly place: string
  readonly isLink: boolean
}
