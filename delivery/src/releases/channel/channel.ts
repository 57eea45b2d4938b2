import type { Reason } from './reason'

/** How a step changes what its packages point to. */
export const MOVE_KINDS = [
  'promote',
  'rollback',
  'canary',
  'held',
  'withdraw',
  'remove',
  'preview',
  'end-preview',
] as const

/** One step of a channel: which packages it moved from which version to which, and where all pointed after it. */
export interface Move extends ChannelState {
  readonly number: number
  readonly at: string
  readonly by: string
  /**
   * `canary`: a share of the users gets it beside what all have; `held`: the guard has judged it well, and nothing moves;
   * `withdraw`: nobody gets it any more.
   */
  readonly kind: (typeof MOVE_KINDS)[number]
  readonly changes: readonly Change[]
  /** Remotes that no longer fit once this shell is promoted. Web servers serve their last versions that fit. */
  readonly stops?: readonly string[] | undefined
  /** Why it was made, where nobody made it. */
  readonly reason?: Reason | undefined
  /** Why it changes nothing: it cannot be read, or nobody had the right to make it. */
  readonly refused?: string
}

export interface Change {
  readonly name: string
  /** null: the package was not in the channel. */
  readonly from: string | null
  /** null: it is not in the channel any more. */
  readonly to: string | null
  /** Of a canary: the share of users that gets it. */
  readonly percent?: number | undefined
  /** Of a preview, and of its end. */
  readonly preview?: PreviewDetails | undefined
}

/** What a preview is called, by which marks its users are told, and until when it lasts. */
export interface PreviewDetails {
  readonly as: string
  readonly users: readonly string[]
  readonly until: string
}

/** The version of each package that a channel points to. */
export type Pointers = Readonly<Record<string, string>>

/** A version that a share of the users gets, in percent, in place of the one that the channel points to. */
export interface Canary {
  readonly version: string
  readonly percent: number
}

/** Where a channel points: for all, and beside it for some. */
export interface ChannelState {
  readonly pointers: Pointers
  readonly canaries: Readonly<Record<string, Canary>>
  /** By what each is called; those that are over by the clock too. */
  readonly previews?: Readonly<Record<string, Preview>> | undefined
}

/** A version of a remote that the users of a list get in place of what all others have. */
export interface Preview extends Version, Omit<PreviewDetails, 'as'> {}

/** A version of a package. */
export interface Version {
  readonly name: string
  readonly version: string
}

const EMPTY_STATE: ChannelState = { pointers: {}, canaries: {} }

/** Where a channel points after these steps. */
export const stateOf = (moves: readonly Move[]): ChannelState => moves.at(-1) ?? EMPTY_STATE

export const pointersOf = (moves: readonly Move[]): Pointers => stateOf(moves).pointers

/** Where all points after this step. A package that is moved whole has no canary any more. */
export function applyMove(before: ChannelState, { kind, changes }: Pick<Move, 'kind' | 'changes'>): ChannelState {
  const pointers = new Map(Object.entries(before.pointers))
  const canaries = new Map(Object.entries(before.canaries))
  const previews = new Map(Object.entries(before.previews ?? {}))
  for (const { name, to, percent = 0, preview } of kind === 'held' ? [] : changes) {
    if (preview) {
      const { as, users, until } = preview
      if (kind === 'preview' && to !== null) previews.set(as, { name, version: to, users, until })
      else previews.delete(as)
      continue
    }
    if (kind === 'remove') for (const [as, one] of previews) if (one.name === name) previews.delete(as)
    canaries.delete(name)
    if (kind === 'canary' && to !== null) canaries.set(name, { version: to, percent })
    else if (kind === 'remove') pointers.delete(name)
    else if (kind !== 'withdraw' && to !== null) pointers.set(name, to)
  }
  return {
    pointers: Object.fromEntries(pointers),
    canaries: Object.fromEntries(canaries),
    ...(previews.size > 0 && { previews: Object.fromEntries(previews) }),
  }
}

/** The previews that last at this time, by what they are called. */
export const activePreviews = ({ previews = {} }: ChannelState, now: Date): [as: string, preview: Preview][] =>
  Object.entries(previews).filter(([, { until }]) => new Date(until) > now)

/** The changes that bring these packages to these versions; a pointer that is there already is left out. */
export const planChanges = (pointers: Pointers, wanted: readonly Version[]): Change[] =>
  wanted
    .map(({ name, version }) => ({ name, from: versionIn(pointers, name), to: version }))
    .filter(({ from, to }) => from !== to)

/** The version that a channel points to; null for a package that is not in it. */
export const versionIn = (pointers: Pointers, name: string) =>
  Object.hasOwn(pointers, name) ? (pointers[name] ?? null) : null

/** The canary of a package; null when it has none. */
export const canaryIn = ({ canaries }: ChannelState, name: string) =>
  Object.hasOwn(canaries, name) ? (canaries[name] ?? null) : null

/** Whether the guard has judged the canary of this package well, with the share of the users that it has now. */
export const isCanaryConfirmed = (moves: readonly Move[], name: string): boolean =>
  moves.findLast(({ changes }) => changes.some((one) => one.name === name && !one.preview))?.kind === 'held'

/**
 * What pages may be made of: all that the channel points to, each canary alone in its package's place, and all of them.
 * That is every pair of versions that can meet on a page, and nothing of a page depends on more than two.
 */
export function pointerCombinations({ pointers, canaries }: ChannelState): Pointers[] {
  const each = Object.entries(canaries).map(([name, { version }]) => ({ [name]: version }))
  return [{}, ...each, ...(each.length > 1 ? [Object.assign({}, ...each)] : [])].map((some) => ({
    ...pointers,
    ...some,
  }))
}

/**
 * The version a rollback of this package goes back to, null when there was none before. Each goes one promotion further
 * back: after 1, 2, 3 and two rollbacks it is 1 again, and a promotion after that is rolled back to 1. What was removed
 * comes back by a rollback.
 */
export function rollbackVersion(moves: readonly Move[], name: string): string | null {
  const line: (string | null)[] = []
  for (const { kind, changes } of moves) {
    const change = changes.find((one) => one.name === name)
    if (!change || change.preview || kind === 'canary' || kind === 'held' || kind === 'withdraw') continue
    if (kind === 'rollback') line.pop()
    else line.push(change.to)
  }
  return line.at(-2) ?? null
}

/** All packages that a channel has ever pointed to, by name. */
export const packagesIn = (moves: readonly Move[]): string[] =>
  [...new Set(moves.flatMap(({ changes }) => changes.map(({ name }) => name)))].toSorted((one, other) =>
    one.localeCompare(other),
  )

/** The next step of a channel. */
export function createMove(
  moves: readonly Move[],
  step: Pick<Move, 'kind' | 'changes' | 'by' | 'stops' | 'reason'>,
  now: Date,
): Move {
  return {
    ...step,
    number: (moves.at(-1)?.number ?? 0) + 1,
    at: now.toISOString(),
    ...applyMove(stateOf(moves), step),
  }
}

/** Who moved one of these packages after this step: the last one; null when nobody did. */
export function findMoveSince(moves: readonly Move[], number: number, names: readonly string[]): Move | null {
  const isOfThem = ({ kind, changes }: Move) => kind !== 'held' && changes.some(({ name }) => names.includes(name))
  return moves.findLast((move) => move.number > number && isOfThem(move)) ?? null
}

/** Where a channel points after these steps at this time: without the previews that are over by then. */
export function stateAt(moves: readonly Move[], now: Date): ChannelState {
  const state = stateOf(moves)
  return { ...state, previews: Object.fromEntries(activePreviews(state, now)) }
}

/** All versions that a channel points to, for whomever, as `name/version`. */
export const referencedVersions = ({ pointers, canaries, previews = {} }: ChannelState): ReadonlySet<string> =>
  new Set([
    ...Object.entries(pointers).map(([name, version]) => `${name}/${version}`),
    ...Object.entries(canaries).map(([name, { version }]) => `${name}/${version}`),
    ...Object.values(previews).map(({ name, version }) => `${name}/${version}`),
  ])

/** All versions that a rollback of one package would bring back now, as `name/version`. */
export const rollbackTargets = (moves: readonly Move[]): string[] =>
  packagesIn(moves).flatMap((name) => {
    const before = rollbackVersion(moves, name)
    return before === null ? [] : `${name}/${before}`
  })

/** When each version that this channel has left was replaced for the last time, by `name/version`. */
export function replacementTimes(moves: readonly Move[]): ReadonlyMap<string, string> {
  const left = new Map<string, string>()
  for (const [index, move] of moves.entries()) {
    const now = referencedVersions(move)
    for (const key of referencedVersions(moves[index - 1] ?? EMPTY_STATE)) if (!now.has(key)) left.set(key, move.at)
  }
  return left
}
