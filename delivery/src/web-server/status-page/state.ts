import type { RemoteEntry } from '@portal/federation/host'
import type { PartMetrics } from '../../guard/operator-api'
import type { Move } from '../../releases/channel/channel'
import { SHELL } from '../../releases/documents/names'
import type { Release } from '../../releases/served/releases'

/** What a web server knows of itself, and what the API has told it. */
export interface Known {
  readonly release: Release
  readonly channel: string
  readonly moves: readonly Move[]
  /** Why it is no further than that; null where nothing is in its way. */
  readonly stuck: string | null
  readonly keys: { readonly number: number; readonly why: string | null }
  /** Files that are not what was published. */
  readonly damaged: readonly string[]
  /** null: the API does not tell it. */
  readonly counted: PartMetrics | null
}

/** A version of a package that is served to somebody. */
export interface PartRow {
  readonly name: string
  readonly owner: string
  readonly version: string
  /** Who gets it: everybody, a share beside them, or the users of a list. */
  readonly share: string
  readonly since: string
  readonly by: string
  /** Loads of 30 days, those that failed, and within how many ms three of four were there; null: not told. */
  readonly loads: { readonly loads: number; readonly failed: number; readonly p75: number | null } | null
}

const stepOf = (moves: readonly Move[], name: string, version: string) =>
  moves.findLast(({ changes }) => changes.some((change) => change.name === name && change.to === version))

/** Each remote with its owner's address, the canaries behind the versions that all get. */
export function partRows({ release, moves, counted }: Known): PartRow[] {
  const { shell, registry } = release
  const row = (name: string, version: string, entry: RemoteEntry | null, share: string): PartRow => {
    const step = stepOf(moves, name, version)
    const own = counted?.filter((one) => one.remote === name && one.version === version)
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

/** Each slot with the remote whose manifest fills it, and the remotes that show it; the shell's frame is not told. */
export function slotRows({ release }: Known): (readonly string[])[] {
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

/** Each shared module: who provides it, how many names of it, and which remotes take some. */
export function sharedRows({ release }: Known): (readonly string[])[] {
  const remotes = Object.values(release.registry.remotes)
  const { version, provides } = release.shell
  return Object.entries(provides).map(([module, names]) => [
    module,
    `${SHELL} ${version}`,
    Object.hasOwn(names, '*') ? 'all' : String(Object.keys(names).length),
    namesOf(remotes.filter(({ uses }) => Object.hasOwn(uses?.shared ?? {}, module))),
  ])
}

/** Everything that keeps something from being served, with what it concerns. */
export function notServed({ release, stuck, keys, damaged }: Known): (readonly [what: string, why: string])[] {
  return [
    ...(stuck === null ? [] : [['the channel', `The served versions stay the same: ${stuck}`] as const]),
    ...release.leftOut.map(({ name, reason }) => [name, reason] as const),
    ...release.refused.map((words) => ['a step', words] as const),
    ...(keys.why === null ? [] : [['the list of keys', keys.why] as const]),
    ...damaged.map((file) => [file, 'It is not what was published: it is given to nobody. Publish it again.'] as const),
  ]
}
