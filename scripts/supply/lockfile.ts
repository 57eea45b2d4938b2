/** One package as it is installed: `react@19.3.1`, with those that it was resolved with behind it in brackets. */
export interface Locked {
  /** `react@19.3.1`, without brackets. */
  readonly id: string
  readonly name: string
  readonly version: string
  /** SHA-512 of what was downloaded, in base64. */
  readonly sha512: string
  /** All that need it can do without it, as on another kind of machine. */
  readonly isOptional: boolean
  /** The ids of what it needs. */
  readonly needs: readonly string[]
}

const withoutPeers = (key: string) => key.replace(/\(.*$/, '')
const unquoted = (text: string) => text.replaceAll(/^'|'$/g, '')

/** The blocks of a part of the file by their headings, which stand two blanks in. */
function blocksOf(text: string, part: string): ReadonlyMap<string, string> {
  const [, body = ''] = new RegExp(String.raw`^${part}:\n([\s\S]*?)(?=^\S|$(?![\s\S]))`, 'm').exec(text) ?? []
  const blocks = body.split(/^ {2}(?=\S)/m).flatMap((block) => {
    const [, heading, rest = ''] = /^('.+?'|\S+?):(?: \{\})?\n([\s\S]*)$/.exec(block) ?? []
    return heading === undefined ? [] : [[unquoted(heading), rest] as const]
  })
  return new Map(blocks)
}

/** `name@version` of a dependency, whose version may name another package: an alias. */
const idOf = (name: string, version: string) => (/^@?[a-z][^()]*@\d/i.test(version) ? version : `${name}@${version}`)

/** What stands in a block under one of these headings: the ids of packages, links within the workspace left out. */
function dependenciesIn(block: string, headings: readonly string[]): readonly string[] {
  return headings.flatMap((heading) => {
    const [, listed = ''] = new RegExp(String.raw`^ {4}${heading}:\n((?: {6}.*\n)*)`, 'm').exec(block) ?? []
    // In an importer the version stands a line further on, in a snapshot beside the name.
    const pairs = listed.matchAll(/^ {6}('.+?'|[^\s:]+):(?: (\S+)|\n {8}specifier: .*\n {8}version: (\S+))$/gm)
    return [...pairs].flatMap(([, name = '', beside, below]) => {
      const version = unquoted(beside ?? below ?? '')
      return version.startsWith('link:') ? [] : [idOf(unquoted(name), version)]
    })
  })
}

/** The keys of all that begins with these is installed with, going by these headings. */
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

/** Every package that the folders need to run, whatever needs it, from the text of `pnpm-lock.yaml`. */
export function packagesOf(lockfile: string, isMeant: (folder: string) => boolean): readonly Locked[] {
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
