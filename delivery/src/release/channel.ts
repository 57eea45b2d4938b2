/** One step of a channel: which packages it moved from which version to which, and where all pointed after it. */
export interface Move {
  readonly number: number
  readonly at: string
  readonly by: string
  readonly kind: 'promote' | 'rollback'
  readonly changes: readonly Change[]
  readonly pointers: Pointers
  /** Why it changes nothing: it cannot be read, or nobody had the right to make it. */
  readonly refused?: string
}

export interface Change {
  readonly name: string
  /** null: the package was not in the channel. */
  readonly from: string | null
  readonly to: string
}

/** The version of each package that a channel points to. */
export type Pointers = Readonly<Record<string, string>>

/** A version of a package. */
export interface Version {
  readonly name: string
  readonly version: string
}

export const pointersOf = (moves: readonly Move[]): Pointers => moves.at(-1)?.pointers ?? {}

/** Where all points after these changes. */
export const pointersAfter = (pointers: Pointers, changes: readonly Change[]): Pointers => ({
  ...pointers,
  ...Object.fromEntries(changes.map(({ name, to }) => [name, to])),
})

/** The changes that bring these packages to these versions; a pointer that is there already is left out. */
export const changesTo = (pointers: Pointers, wanted: readonly Version[]): Change[] =>
  wanted
    .map(({ name, version }) => ({ name, from: versionIn(pointers, name), to: version }))
    .filter(({ from, to }) => from !== to)

/** The version that a channel points to; null for a package that is not in it. */
export const versionIn = (pointers: Pointers, name: string) =>
  Object.hasOwn(pointers, name) ? (pointers[name] ?? null) : null

/**
 * The version a rollback of this package goes back to, null when there was none before. Each goes one promotion further
 * back: after 1, 2, 3 and two rollbacks it is 1 again, and a promotion after that is rolled back to 1.
 */
export function versionBefore(moves: readonly Move[], name: string): string | null {
  const line: string[] = []
  for (const { kind, changes } of moves) {
    const change = changes.find((one) => one.name === name)
    if (!change) continue
    if (kind === 'promote') line.push(change.to)
    else line.pop()
  }
  return line.at(-2) ?? null
}

/** The next step of a channel. */
export function nextMove(moves: readonly Move[], step: Pick<Move, 'kind' | 'changes' | 'by'>, now: Date): Move {
  return {
    ...step,
    number: (moves.at(-1)?.number ?? 0) + 1,
    at: now.toISOString(),
    pointers: pointersAfter(pointersOf(moves), step.changes),
  }
}

/** Who moved one of these packages after this step: the last one; null when nobody did. */
export function movedSince(moves: readonly Move[], number: number, names: readonly string[]): Move | null {
  const isOfThem = (move: Move) => move.changes.some(({ name }) => names.includes(name))
  return moves.findLast((move) => move.number > number && isOfThem(move)) ?? null
}

/** When each version that this channel has left was replaced for the last time, by `name/version`. */
export function replacedAt(moves: readonly Move[]): ReadonlyMap<string, string> {
  const left = new Map<string, string>()
  for (const { at, changes } of moves) {
    for (const { name, from } of changes) if (from !== null) left.set(`${name}/${from}`, at)
  }
  return left
}
