/** An installed package. */
export interface LockedPackage {
  /** `react@19.3.1`, without its peers in brackets. */
  readonly id: string
  readonly name: string
  readonly version: string
  /** SHA-512 of the download, in base64. */
  readonly sha512: string
  /** Whether it is only an optional dependency, such as for another platform. */
  readonly isOptional: boolean
  /** Ids of its dependencies. */
  readonly needs: readonly string[]
}

const withoutPeers = (key: string) => key.replace(/\(.*$/, '')
const unquoted = (text: string) => text.replaceAll(/^'|'$/g, '')

/** Blocks of a section by their headings, which are indented by two spaces. */
function blocksOf(text: string, part: string): ReadonlyMap<string, string> {
  const [, body = ''] = new RegExp(String.raw`^${part}:\n([\s\S]*?)(?=^\S|$(?![\s\S]))`, 'm').exec(text) ?? []
  const blocks = body.split(/^ {2}(?=\S)/m).flatMap((block) => {
    const [, heading, rest = ''] = /^('.+?'|\S+?):(?: \{\})?\n([\s\S]*)$/.exec(block) ?? []
    return heading === undefined ? [] : [[unquoted(heading), rest] as const]
  })
  return new Map(blocks)
}

/** `name@version` of a dependency. The version of an alias names another package. */
const idOf = (name: string, version: string) => (/^@?[a-z][^()]*@\d/i.test(version) ? version : `${name}@${version}`)

/** Package ids below these headings of a block, without workspace links. */
function dependenciesIn(block: string, headings: readonly string[]): readonly string[] {
  return headings.flatMap((heading) => {
    const [, listed = ''] = new RegExp(String.raw`^ {4}${heading}:\n((?: {6}.*\n)*)`, 'm').exec(block) ?? []
    // An importer has the version on a further line, a snapshot beside the name.
    const pairs = listed.matchAll(/^ {6}('.+?'|[^\s:]+):(?: (\S+)|\n {8}specifier: .*\n {8}version: (\S+))$/gm)
    return [...pairs].flatMap(([, name = '', beside, below]) => {
      const version = unquoted(beside ?? below ?? '')
      return version.startsWith('link:') ? [] : [idOf(unquoted(name), version)]
    })
  })
}

/** Keys of all direct and indirect dependencies below these headings. */
function reachedFrom(
  starts: readonly string[],
  snapshots: ReadonlyMap<string, string>,
  headings: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const open = starts.flatMap((block) => dependenciesIn(block, headings))
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (found.has(key)) continue
    const snapshot = snapshots.get(key)
    if (snapshot === undefined) throw new Error(`pnpm-lock.yaml has no ${key}`)
    const needed = dependenciesIn(snapshot, headings)
    found.set(key, needed)
    open.push(...needed)
  }
  return found
}

/** Production packages of the chosen folders, from the text of `pnpm-lock.yaml`. */
export function packagesOf(lockfile: string, isMeant: (folder: string) => boolean): readonly LockedPackage[] {
  const starts = [...blocksOf(lockfile, 'importers')].flatMap(([folder, block]) => (isMeant(folder) ? [block] : []))
  const [packages, snapshots] = [blocksOf(lockfile, 'packages'), blocksOf(lockfile, 'snapshots')]
  const all = reachedFrom(starts, snapshots, ['dependencies', 'optionalDependencies'])
  const required = new Set([...reachedFrom(starts, snapshots, ['dependencies']).keys()].map(withoutPeers))
  const ids = [...new Set([...all.keys()].map(withoutPeers))].toSorted()
  return ids.map((id) => {
    const needs = [...all].flatMap(([key, needed]) => (withoutPeers(key) === id ? needed.map(withoutPeers) : []))
    const at = id.lastIndexOf('@')
    const [, sha512 = ''] = /integrity: sha512-([^}\s,]+)/.exec(packages.get(id) ?? '') ?? []
    return {
      id,
      name: id.slice(0, at),
      version: id.slice(at + 1),
      sha512,
      isOptional: !required.has(id),
      needs: [...new Set(needs)],
    }
  })
}
