/** Whose value stays where two people changed the same. */
export type Side = 'mine' | 'theirs'

/** One answer of the server: the values, and the version they belong to. */
export interface VersionedAnswer<Values> {
  readonly version: number
  readonly values: Values
}

/**
 * How two people's values are brought together: by their fields, or by a noun's own rule. Where nothing may follow
 * unseen, all that the other changed is a conflict.
 */
export interface ThreeWayMerge<Values> {
  /** Where both changed a field, `merged` has mine. */
  readonly merge: (
    base: Values,
    mine: Values,
    theirs: Values,
  ) => { readonly merged: Values; readonly fromTheirs: readonly string[]; readonly conflicts: readonly string[] }
  /** The first with the named fields of the second. */
  readonly take: (into: Values, from: Values, names: readonly string[]) => Values
}

/** The state of a 3-way merge between what a form's user typed and what the server has. */
export interface MergeState<Values> {
  /** The newest answer: a save names its version, and its values are theirs. */
  readonly answer: VersionedAnswer<Values>
  /** What mine is compared with: the answer's values, but in open questions what was before. */
  readonly base: Values
  /** What stood in the form when the questions came up. */
  readonly mine: Values
  readonly conflicts: readonly string[]
  readonly answers: Readonly<Record<string, Side | undefined>>
  /** What only others changed since the form was touched. */
  readonly fromTheirs: readonly string[]
}

/** A new state, and the values that the form shows with it. */
export interface Merged<Values> {
  readonly mergeState: MergeState<Values>
  readonly values: Values
}

/** Values and version come from one and the same answer [OPEN-87]. */
export function mergeStateOf<Values>(answer: VersionedAnswer<Values>): MergeState<Values> {
  return { answer, base: answer.values, mine: answer.values, conflicts: [], answers: {}, fromTheirs: [] }
}

/** Whether something is asked that has no answer yet. */
export function hasQuestion({ conflicts, answers }: MergeState<unknown>): boolean {
  return conflicts.some((name) => answers[name] === undefined)
}

/** Whether these values are others than the server has. */
export function isMine<Values>({ answer }: MergeState<Values>, current: Values, by: ThreeWayMerge<Values>): boolean {
  return changedFrom(answer.values, current, by.merge).length > 0
}

/**
 * A newer answer: an untouched form follows it, in a touched one what both changed is asked. What was answered
 * before is settled: only a later change of it asks anew. `isAwaited` tells what an untouched form got from theirs too.
 */
export function mergeNewer<Values>(
  mergeState: MergeState<Values>,
  current: Values,
  newer: VersionedAnswer<Values>,
  { merge, take }: ThreeWayMerge<Values>,
  isAwaited = false,
): Merged<Values> {
  const settled = mergeState.conflicts.filter((name) => mergeState.answers[name] !== undefined)
  const base = take(mergeState.base, mergeState.answer.values, settled)
  const { merged, fromTheirs, conflicts } = merge(base, current, newer.values)
  const isShown = isAwaited || changedFrom(base, current, merge).length > 0
  return {
    values: merged,
    mergeState: {
      answer: newer,
      base: take(newer.values, base, conflicts),
      mine: merged,
      conflicts,
      answers: {},
      fromTheirs: isShown ? [...new Set([...mergeState.fromTheirs, ...fromTheirs])] : mergeState.fromTheirs,
    },
  }
}

/** My own save was answered: what was typed since it was sent stays, and is compared with it. */
export function saved<Values>(
  sent: Values,
  current: Values,
  answer: VersionedAnswer<Values>,
  { merge }: ThreeWayMerge<Values>,
): Merged<Values> {
  return { mergeState: mergeStateOf(answer), values: merge(sent, current, answer.values).merged }
}

/** The form shows the side that was chosen; until it is saved, the other can be. */
export function choose<Values>(
  mergeState: MergeState<Values>,
  current: Values,
  [name, side]: readonly [name: string, side: Side],
  by: ThreeWayMerge<Values>,
): Merged<Values> {
  const now = withTyped(mergeState, current, by)
  return {
    mergeState: { ...now, answers: { ...now.answers, [name]: side } },
    values: by.take(current, side === 'mine' ? now.mine : now.answer.values, [name]),
  }
}

/** The state with what was typed into asked fields: mine is what stands there, even after theirs was chosen. */
export function withTyped<Values>(
  mergeState: MergeState<Values>,
  current: Values,
  { merge, take }: ThreeWayMerge<Values>,
): MergeState<Values> {
  const { answer, conflicts, answers, mine } = mergeState
  const other = new Set(changedFrom(current, answer.values, merge))
  const typed = conflicts.filter((name) => other.has(name))
  return {
    ...mergeState,
    mine: take(mine, current, typed),
    answers: { ...answers, ...Object.fromEntries(typed.map((name) => [name, answers[name] && 'mine'])) },
  }
}

function changedFrom<Values>(before: Values, after: Values, merge: ThreeWayMerge<Values>['merge']): readonly string[] {
  const { fromTheirs, conflicts } = merge(before, before, after)
  return [...fromTheirs, ...conflicts]
}
