import type { RemoteEntry } from '@portal/federation/host'
import type { ReleaseStore } from '../store/store'
import type { Move } from '../channel/channel'
import { SHELL } from '../documents/names'
import { readPackages, type PackageSet } from './compatibility'

/**
 * What fits and will not for long: to the team of each remote, which names that it uses go with a later contract
 * [OPEN-255].
 */
export function findDeprecatedNames({ shell, remotes }: PackageSet): string[] {
  const deprecated = shell?.deprecated ?? {}
  return remotes.flatMap((remote) => {
    const going = Object.entries(deprecated).flatMap(([place, names]) => {
      const used = usedNames(remote, place)
      return Object.entries(names)
        .filter(([name]) => used.includes(name) || used.includes(WHOLE))
        .map(([name, since]) => `${name} of ${place}, deprecated since ${since}`)
    })
    return going.length > 0 ? [`${describeRemote(remote)}: a later contract is without ${going.join('; ')}.`] : []
  })
}

/** Whom to tell that a promoted shell stops their remote, a line for each. */
export async function describeStoppedRemotes(store: ReleaseStore, { pointers, stops = [] }: Move): Promise<string[]> {
  const stopped = Object.entries(pointers).filter(([name]) => stops.includes(name))
  const { remotes } = await readPackages(store, Object.fromEntries(stopped))
  return remotes.map(
    (remote) => `${describeRemote(remote)} is stopped: its last version that fits is served. Tell its team.`,
  )
}

/** A module that is taken whole: any of its names may be used. */
const WHOLE = '*'

const describeRemote = ({ name, version, owner }: RemoteEntry) =>
  `${name} ${version} (${owner ? `${owner.team}, ${owner.email}` : 'of a team that it does not name'})`

/** Names that a remote takes of a shared module, or of another's slots: those that it shows, and that it fills itself. */
function usedNames({ name, uses, slots }: RemoteEntry, place: string): readonly string[] {
  const [, owner] = /^slots of (\S+)$/.exec(place) ?? []
  if (!owner) return uses?.shared[place] ?? []
  return [...(uses?.slots ?? []), ...(owner === name ? slots.map((slot) => slot.name) : [])]
}

/** Slots that are shown in vain. */
export function findUnfilledSlots({ remotes }: PackageSet): string[] {
  const filled = new Set(remotes.flatMap(({ slots }) => slots.map(({ name }) => name)))
  return remotes.flatMap(({ name, version, uses }) =>
    (uses?.slots ?? [])
      .filter((slot) => !filled.has(slot))
      .map((slot) => `${name} ${version} shows the slot ${slot}, which nobody fills.`),
  )
}

/** Whose rules are compiled in, by the first part of a module's name. */
const KIND_NAMES: Readonly<Record<string, string>> = { domain: 'rules', api: 'schemas' }

/**
 * Packages that were built with other rules or schemas than the API's, by noun: who has to be released again. The API
 * decides whatever a page thinks, so that nothing is refused for it [OPEN-253].
 */
export function findRuleMismatches(
  { shell, remotes }: PackageSet,
  served: Readonly<Record<string, string>> | undefined,
): string[] {
  if (!served) return ['The API does not tell its rules: what is compiled into packages is not compared.']
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
          `The API has other ${noun} than ${who.join(', ')}: release ${who.length > 1 ? 'them' : 'it'} again, from the sources of the API.`,
      ),
    ...silent.map(({ name, version }) => `${name} ${version} does not tell which rules are compiled into it.`),
  ]
}

function nounOf(module: string): string {
  const [kind = '', noun = ''] = module.split('/')
  return `${KIND_NAMES[kind] ?? kind} of ${noun}`
}
