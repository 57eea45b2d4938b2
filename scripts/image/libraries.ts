import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { loadedText } from './loaded'

/** A package of the project, and what it depends on that its loaded files name. */
export interface Named {
  readonly folder: string
  readonly names: readonly string[]
}

/** Of each package of the loaded files the dependencies that these name: those of builds and pages are none of them. */
export function namedLibraries(loaded: readonly string[], read: (file: string) => string): readonly Named[] {
  return loaded
    .filter((file) => file.endsWith('/package.json'))
    .map((file) => {
      const folder = path.posix.dirname(file)
      const own = loaded.filter((one) => one.startsWith(`${folder}/`) && /\.(tsx?|mjs)$/.test(one))
      const text = own.map((one) => loadedText(read(one))).join('\n')
      const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(read(file))
      // Imported, or looked for by its name; a list of names loads none.
      const isNamed = (name: string) => new RegExp(String.raw`(?:\bfrom |\bimport |\(|= )['\`]${name}['\`/]`).test(text)
      return { folder, names: Object.keys(dependencies).filter(isNamed) }
    })
}

/** Folders of `node_modules/.pnpm` that these and all that they need lie in, as they are installed below `root`. */
export function storesOf(root: string, named: readonly Named[]): readonly string[] {
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

/** Where an installed library lies; nowhere there where it is a package of the project. */
function storeOf(link: string): readonly string[] {
  const [, store] = /[\\/]\.pnpm[\\/]([^\\/]+)[\\/]/.exec(realpathSync(link)) ?? []
  return store === undefined ? [] : [store]
}

interface Manifest {
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** What a library works with where it is there, as a schema's library does with the compiler. */
function optionalPeers(folder: string): readonly string[] {
  const { peerDependenciesMeta = {} }: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return Object.entries(peerDependenciesMeta).flatMap(([name, { optional }]) => (optional === true ? [name] : []))
}

/** What stands in a library's `node_modules`: itself, and links to what it needs. */
function entriesIn(folder: string, scope = ''): readonly Entry[] {
  return readdirSync(folder).flatMap((name) => {
    const place = path.join(folder, name)
    if (name.startsWith('.')) return []
    if (name.startsWith('@') && scope === '') return entriesIn(place, `${name}/`)
    return [{ name: scope + name, place, isLink: lstatSync(place).isSymbolicLink() }]
  })
}

interface Entry {
  readonly name: string
  readonly place: string
  readonly isLink: boolean
}
