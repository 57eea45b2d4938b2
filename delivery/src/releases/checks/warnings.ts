import type { RemoteEntry } from '@portal/federation/host'
import type { ReleaseStore } from '../store/store'
import type { Move } from '../channel/channel'
import { SHELL } from '../documents/names'
import { readPackages, type PackageSet } from './compatibility'

/** A line for each remote that uses deprecated names, which a later contract removes [OPEN-255]. */
export function findDeprecatedNames({ shell, remotes }: PackageSet): string[] {
  const deprecated = shell?.deprecated ?? {}
  return remotes.flatMap((remote) => {
    const deprecations = Object.entries(deprecated).flatMap(([place, names]) => {
      const used = usedNames(remote, place)
      return Object.entries(names)
        .filter(([name]) => used.includes(name) || used.includes(WHOLE))
        .map(([name, since]) => `${name} of ${place}, deprecated since ${since}`)
    })
    return deprecations.length > 0
      ? [`${describeRemote(remote)}: a later contract removes ${deprecations.join('; ')}.`]
      : []
  })
}

/** A line for each remote that this step stops, with its team. */
export async function describeStoppedRemotes(store: ReleaseStore, { pointers, stops = [] }: Move): Promise<string[]> {
  const stopped = Object.entries(pointers).filter(([name]) => stops.includes(name))
  const { remotes } = await readPackages(store, Object.fromEntries(stopped))
  return remotes.map(
    (remote) => `${describeRemote(remote)} is stopped. Web servers serve its last compatible version. Tell its team.`,
  )
}

/** Marks a module imported as a whole: the remote may use any of its names. */
const WHOLE = '*'

const describeRemote = ({ name, version, owner }: RemoteEntry) =>
  `${name} ${version} (${owner ? `${owner.team}, ${owner.email}` : 'its manifest names no team'})`

/** Names that a remote uses of a shared module, or of another remote's slots, both shown and filled. */
function usedNames({ name, uses, slots }: RemoteEntry, place: string): readonly string[] {
  const [, owner] = /^slots of (\S+)$/.exec(place) ?? []
  if (!owner) return uses?.shared[place] ?? []
  return [...(uses?.slots ?? []), ...(owner === name ? slots.map((slot) => slot.name) : [])]
}

/** A line for each used slot that no remote fills. */
export function findUnfilledSlots({ remotes }: PackageSet): string[] {
  const filled = new Set(remotes.flatMap(({ slots }) => slots.map(({ name }) => name)))
  return remotes.flatMap(({ name, version, uses }) =>
    (uses?.slots ?? [])
      .filter((slot) => !filled.has(slot))
      .map((slot) => `${name} ${version} shows the slot ${slot}, which no remote fills.`),
  )
}

/** Kind of compiled-in code, by the first part of a module's name. */
const KIND_NAMES: Readonly<Record<string, string>> = { domain: 'rules', api: 'schemas' }

/**
 * A line for each noun whose rules or schemas differ between the API and packages. It is a warning, because the API
 * decides in any case [OPEN-253].
 */
export function findRuleMismatches(
  { shell, remotes }: PackageSet,
  served: Readonly<Record<string, string>> | undefined,
): string[] {
  if (!served) return ['The API does not list its rules, so those in the packages were not compared.']
  const packages = [...remotes, ...(shell ? [{ name: SHELL, ...shell }] : [])]
  const by = new Map<string, string[]>()
  for (const { name, version, compiledIn = {} } of packages) {
    const other = Object.keys(compiledIn).filter((module) => compiledIn[module] !== served[module])
    for (const noun of new Set(other.map(nounOf))) by.set(noun, [...(by.get(noun) ?? []), `${name} ${version}`])
  }
  const silent = packages.filter(({ compiledIn }) => !compiledIn)
  return [
    ...[...by]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([noun, who]) =>
          `The API and ${who.join(', ')} have different ${noun}. Release ${who.length > 1 ? 'them' : 'it'} again from the API's sources.`,
      ),
    ...silent.map(({ name, version }) => `${name} ${version} does not list its compiled-in rules.`),
  ]
}

function nounOf(module: string): string {
  const [kind = '', noun = ''] = module.split('/')
  return `${KIND_NAMES[kind] ?? kind} of ${noun}`
}
