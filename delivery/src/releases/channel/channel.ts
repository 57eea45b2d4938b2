import type { Reason } from './reason'

/** Kinds of a channel's steps. */
export const MOVE_KINDS = [
  'promote',
  'rollback',
  'canary',
  'confirm',
  'withdraw',
  'remove',
  'preview',
  'end-preview',
] as const

/** One step of a channel: the packages that it moves, and the channel's state after it. */
export interface Move extends ChannelState {
  readonly number: number
  readonly at: string
  readonly by: string
  /**
   * `canary`: a share of the users gets the version. `confirm`: the guard confirmed the canary; no pointer moves.
   * `withdraw`: the canary ends.
   */
  readonly kind: (typeof MOVE_KINDS)[number]
  readonly changes: readonly Change[]
  /** Remotes that this shell breaks. Web servers serve their last compatible versions. */
  readonly stops?: readonly string[] | undefined
  /** Why the guard made this step. */
  readonly reason?: Reason | undefined
  /** Why this step counts for nothing: it is unreadable, or its signer lacks the rights. */
  readonly refused?: string
}

export interface Change {
  readonly name: string
  /** null: the package was not in the channel. */
  readonly from: string | null
  /** null: the step takes the package out of the channel. */
  readonly to: string | null
  /** Share of users that gets a canary. */
  readonly percent?: number | undefined
  /** Set where the step creates or ends a preview. */
  readonly preview?: PreviewDetails | undefined
}

/** Name of a preview, hashes of its users, and its end as an ISO time. */
export interface PreviewDetails {
  readonly as: string
  readonly users: readonly string[]
  readonly until: string
}

/** Version by package name, as a channel points to it. */
export type Pointers = Readonly<Record<string, string>>

/** A version that `percent` of the users get instead of the channel's version. */
export interface Canary {
  readonly version: string
  readonly percent: number
}

/** Versions of a channel: for all users, for canaries and for previews. */
export interface ChannelState {
  readonly pointers: Pointers
  readonly canaries: Readonly<Record<string, Canary>>
  /** Previews by their name, expired ones too. */
  readonly previews?: Readonly<Record<string, Preview>> | undefined
}

/** A version of a remote for a list of users. */
export interface Preview extends Version, Omit<PreviewDetails, 'as'> {}

export interface Version {
  readonly name: string
  readonly version: string
}

const EMPTY_STATE: ChannelState = { pointers: {}, canaries: {} }

export const stateOf = (moves: readonly Move[]): ChannelState => moves.at(-1) ?? EMPTY_STATE

export const pointersOf = (moves: readonly Move[]): Pointers => stateOf(moves).pointers

/** The state after a step. A step for all users ends the package's canary. */
export function applyMove(before: ChannelState, { kind, changes }: Pick<Move, 'kind' | 'changes'>): ChannelState {
  const pointers = new Map(Object.entries(before.pointers))
  const canaries = new Map(Object.entries(before.canaries))
  const previews = new Map(Object.entries(before.previews ?? {}))
  for (const { name, to, percent = 0, preview } of kind === 'confirm' ? [] : changes) {
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

/** Previews that have not expired at this time, by name. */
export const activePreviews = ({ previews = {} }: ChannelState, now: Date): [as: string, preview: Preview][] =>
  Object.entries(previews).filter(([, { until }]) => new Date(until) > now)

/** The changes that move these packages to these versions, without pointers that are already right. */
export const planChanges = (pointers: Pointers, wanted: readonly Version[]): Change[] =>
  wanted
    .map(({ name, version }) => ({ name, from: versionIn(pointers, name), to: version }))
    .filter(({ from, to }) => from !== to)

/** The version that a channel points to, null if the channel lacks the package. */
export const versionIn = (pointers: Pointers, name: string) =>
  Object.hasOwn(pointers, name) ? (pointers[name] ?? null) : null

/** The canary of a package, or null. */
export const canaryIn = ({ canaries }: ChannelState, name: string) =>
  Object.hasOwn(canaries, name) ? (canaries[name] ?? null) : null

/** Has the guard confirmed this package's canary at its present share? */
export const isCanaryConfirmed = (moves: readonly Move[], name: string): boolean =>
  moves.findLast(({ changes }) => changes.some((one) => one.name === name && !one.preview))?.kind === 'confirm'

/**
 * Combinations of versions to check: the channel's, the channel's with each single canary, and with all canaries. They
 * cover every pair of versions on a page. No check involves more than two packages.
 */
export function pointerCombinations({ pointers, canaries }: ChannelState): Pointers[] {
  const each = Object.entries(canaries).map(([name, { version }]) => ({ [name]: version }))
  return [{}, ...each, ...(each.length > 1 ? [Object.assign({}, ...each)] : [])].map((some) => ({
    ...pointers,
    ...some,
  }))
}

/**
 * The version that a rollback of this package restores, or null. Each rollback goes one promotion further back: after
 * 1, 2, 3 and two rollbacks the version is 1. A rollback restores a removed package too.
 */
export function rollbackVersion(moves: readonly Move[], name: string): string | null {
  const history: (string | null)[] = []
  for (const { kind, changes } of moves) {
    const change = changes.find((one) => one.name === name)
    if (!change || change.preview || kind === 'canary' || kind === 'confirm' || kind === 'withdraw') continue
    if (kind === 'rollback') history.pop()
    else history.push(change.to)
  }
  return history.at(-2) ?? null
}

/** Sorted names of all packages that the channel ever had. */
export const packagesIn = (moves: readonly Move[]): string[] =>
  [...new Set(moves.flatMap(({ changes }) => changes.map(({ name }) => name)))].toSorted((one, other) =>
    one.localeCompare(other),
  )

/** Numbers a step, dates it and adds the state after it. */
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

/** The last step after this number that moved one of these packages, or null. */
export function findMoveSince(moves: readonly Move[], number: number, names: readonly string[]): Move | null {
  const isOfThem = ({ kind, changes }: Move) => kind !== 'confirm' && changes.some(({ name }) => names.includes(name))
  return moves.findLast((move) => move.number > number && isOfThem(move)) ?? null
}

/** The state after these steps, without previews that have expired at this time. */
export function stateAt(moves: readonly Move[], now: Date): ChannelState {
  const state = stateOf(moves)
  return { ...state, previews: Object.fromEntries(activePreviews(state, now)) }
}

/** All versions of a state, canaries and previews too, as `name/version`. */
export const referencedVersions = ({ pointers, canaries, previews = {} }: ChannelState): ReadonlySet<string> =>
  new Set([
    ...Object.entries(pointers).map(([name, version]) => `${name}/${version}`),
    ...Object.entries(canaries).map(([name, { version }]) => `${name}/${version}`),
    ...Object.values(previews).map(({ name, version }) => `${name}/${version}`),
  ])

/** The versions that rollbacks would restore, as `name/version`. */
export const rollbackTargets = (moves: readonly Move[]): string[] =>
  packagesIn(moves).flatMap((name) => {
    const before = rollbackVersion(moves, name)
    return before === null ? [] : `${name}/${before}`
  })

/** ISO time at which the channel last dropped each version, by `name/version`. */
export function replacementTimes(moves: readonly Move[]): ReadonlyMap<string, string> {
  const left = new Map<string, string>()
  for (const [index, move] of moves.entries()) {
    const now = referencedVersions(move)
    for (const key of referencedVersions(moves[index - 1] ?? EMPTY_STATE)) if (!now.has(key)) left.set(key, move.at)
  }
  return left
}
