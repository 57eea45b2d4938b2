import type { RemoteEntry } from '@portal/federation/host'
import type { PartMetrics } from '../../guard/operator-api'
import type { Move } from '../../releases/channel/channel'
import { SHELL } from '../../releases/documents/names'
import type { Release } from '../../releases/served/releases'

/** State of a web server, with the counts that its API returned. */
export interface ServerState {
  readonly release: Release
  readonly channel: string
  readonly moves: readonly Move[]
  /** Why the server does not follow the channel further; null when it does. */
  readonly stuck: string | null
  readonly keys: { readonly number: number; readonly why: string | null }
  /** Files whose content differs from the published one. */
  readonly damaged: readonly string[]
  /** Counts of pages; null when the API does not answer. */
  readonly counts: PartMetrics | null
}

/** A version of a package that some users get. */
export interface PackageRow {
  readonly name: string
  readonly owner: string
  readonly version: string
  /** Users of the version: all, a percentage, or those of a preview's list. */
  readonly share: string
  readonly since: string
  readonly by: string
  /**
   * Loads and failed loads of 30 days, and the 75th percentile in ms; null for the shell, and while the API does not
   * answer.
   */
  readonly loads: { readonly loads: number; readonly failed: number; readonly p75: number | null } | null
}

const findStep = (moves: readonly Move[], name: string, version: string) =>
  moves.findLast(({ changes }) => changes.some((change) => change.name === name && change.to === version))

/** Rows of the shell and all remotes; canaries and previews follow the version for all users. */
export function listPackages({ release, moves, counts }: ServerState): PackageRow[] {
  const { shell, registry } = release
  const row = (name: string, version: string, entry: RemoteEntry | null, share: string): PackageRow => {
    const step = findStep(moves, name, version)
    const own = counts?.filter((one) => one.remote === name && one.version === version)
    const [sums] = own ?? []
    const { loads = 0, failed = 0, p75_ms: p75 = null } = sums ?? {}
    const { owner } = entry ?? {}
    return {
      name,
      version,
      share,
      owner: owner ? `${owner.team}, ${owner.email}` : '–',
      since: step?.at ?? '',
      by: step?.by ?? '–',
      loads: own && name !== SHELL ? { loads, failed, p75 } : null,
    }
  }
  const live = Object.values(registry.remotes).map((entry) => row(entry.name, entry.version, entry, 'all'))
  const canaries = Object.values(registry.canaries ?? {}).map(({ percent, entry }) =>
    row(entry.name, entry.version, entry, `${percent} %`),
  )
  const previews = Object.entries(registry.previews ?? {}).map(([as, { users, entry }]) =>
    row(entry.name, entry.version, entry, `preview ${as}, ${users.length} ${users.length === 1 ? 'user' : 'users'}`),
  )
  const remotes = [...live, ...canaries, ...previews].toSorted((a, b) => a.name.localeCompare(b.name))
  return [row(SHELL, shell.version, null, 'all'), ...remotes]
}

const namesOf = (remotes: readonly RemoteEntry[]) => remotes.map(({ name }) => name).join(', ') || '–'

/** Rows of slots: the remote that fills it, and the remotes that show it. Slots of the shell's frame are left out. */
export function listSlots({ release }: ServerState): (readonly string[])[] {
  const remotes = Object.values(release.registry.remotes)
  const rows = remotes.flatMap(({ name, version, slots }) =>
    slots.map((slot) => [slot.name, `${name} ${version}`, namesOf(remotes.filter(shows(slot.name)))]),
  )
  return rows.toSorted(([one = ''], [other = '']) => one.localeCompare(other))
}

const shows =
  (slot: string) =>
  ({ uses }: RemoteEntry) =>
    uses?.slots.includes(slot) ?? false

/** Rows of shared modules: provider, number of names, and the remotes that use it. */
export function listSharedModules({ release }: ServerState): (readonly string[])[] {
  const remotes = Object.values(release.registry.remotes)
  const { version, provides } = release.shell
  return Object.entries(provides).map(([module, names]) => [
    module,
    `${SHELL} ${version}`,
    Object.hasOwn(names, '*') ? 'all' : String(Object.keys(names).length),
    namesOf(remotes.filter(({ uses }) => Object.hasOwn(uses?.shared ?? {}, module))),
  ])
}

/** Everything that is not served, with the reason. */
export function listUnserved({ release, stuck, keys, damaged }: ServerState): (readonly [what: string, why: string])[] {
  return [
    ...(stuck === null ? [] : [['the channel', `Served versions stay as they are: ${stuck}`] as const]),
    ...release.leftOut.map(({ name, reason }) => [name, reason] as const),
    ...release.refused.map((words) => ['a step', words] as const),
    ...(keys.why === null ? [] : [['the list of keys', keys.why] as const]),
    ...damaged.map(
      (file) =>
        [file, 'The file differs from the published one and is not served. Publish the release again.'] as const,
    ),
  ]
}
