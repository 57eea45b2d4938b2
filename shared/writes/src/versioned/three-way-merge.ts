import { mergeFields } from '@portal/domain-bundled/merge'
import type { FieldValues } from '@portal/domain-bundled/merge'

/** Whose value stays when two people changed the same field. */
export type Side = 'mine' | 'theirs'

/** An answer of the server: values and their version. */
export interface VersionedAnswer<Values> {
  readonly version: number
  readonly values: Values
}

/**
 * How two people's values are merged: by field, or by a rule of its own. A rule that takes over nothing unseen reports
 * every change of the other person as a conflict.
 */
export interface ThreeWayMerge<Values> {
  /** When both changed a field, `merged` has mine. */
  readonly merge: (
    base: Values,
    mine: Values,
    theirs: Values,
  ) => { readonly merged: Values; readonly fromTheirs: readonly string[]; readonly conflicts: readonly string[] }
  /** Returns `into` with the named fields of `from`. */
  readonly take: (into: Values, from: Values, names: readonly string[]) => Values
}

/** State of a 3-way merge between a form's typed values and the server's. */
export interface MergeState<Values> {
  /** The newest answer: a save sends its version, and its values count as theirs. */
  readonly answer: VersionedAnswer<Values>
  /** The values that mine are based on: the newest answer's, or earlier ones while a question is open. */
  readonly base: Values
  /** The form's values when the questions came up. */
  readonly mine: Values
  readonly conflicts: readonly string[]
  readonly answers: Readonly<Record<string, Side | undefined>>
  /** Fields that only others changed since the form was touched. */
  readonly fromTheirs: readonly string[]
}

/** A new state, with the values that the form shows. */
export interface MergeResult<Values> {
  readonly mergeState: MergeState<Values>
  readonly values: Values
}

/** The state right after an answer, whose values and version belong together [OPEN-87]. */
export function mergeStateOf<Values>(answer: VersionedAnswer<Values>): MergeState<Values> {
  return { answer, base: answer.values, mine: answer.values, conflicts: [], answers: {}, fromTheirs: [] }
}

/** Whether a question is unanswered. */
export function hasQuestion({ conflicts, answers }: MergeState<unknown>): boolean {
  return conflicts.some((name) => answers[name] === undefined)
}

/** Whether these values differ from the server's. */
export function isMine<Values>({ answer }: MergeState<Values>, current: Values, by: ThreeWayMerge<Values>): boolean {
  return changedFrom(answer.values, current, by.merge).length > 0
}

/**
 * Merges a newer answer: an untouched form takes it, in a touched one conflicts become questions. Answered questions
 * are settled; only a later change asks again. `isAwaited` also lists what an untouched form took over.
 */
export function mergeNewer<Values>(
  mergeState: MergeState<Values>,
  current: Values,
  newer: VersionedAnswer<Values>,
  { merge, take }: ThreeWayMerge<Values>,
  isAwaited = false,
): MergeResult<Values> {
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

/** My own save succeeded: values typed since then stay, based on the answer. */
export function saved<Values>(
  sent: Values,
  current: Values,
  answer: VersionedAnswer<Values>,
  { merge }: ThreeWayMerge<Values>,
): MergeResult<Values> {
  return { mergeState: mergeStateOf(answer), values: merge(sent, current, answer.values).merged }
}

/** The form shows the chosen side; the other can be chosen until it is saved. */
export function choose<Values>(
  mergeState: MergeState<Values>,
  current: Values,
  [name, side]: readonly [name: string, side: Side],
  by: ThreeWayMerge<Values>,
): MergeResult<Values> {
  const now = withTyped(mergeState, current, by)
  return {
    mergeState: { ...now, answers: { ...now.answers, [name]: side } },
    values: by.take(current, side === 'mine' ? now.mine : now.answer.values, [name]),
  }
}

/** The state after typing into a questioned field: mine is the new text, even after theirs was chosen. */
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

/** Merges a form's values key by key. */
export function byField<Values extends object>(): ThreeWayMerge<Values> {
  const take = (into: Values, from: Values, names: readonly string[]): Values => {
    const merged = { ...into }
    for (const key in from) if (names.includes(key)) merged[key] = from[key]
    return merged
  }
  return {
    take,
    merge: (base, mine, theirs) => {
      const { fromTheirs, conflicts } = mergeFields(fieldsOf(base), fieldsOf(mine), fieldsOf(theirs))
      return { merged: take(mine, theirs, fromTheirs), fromTheirs, conflicts }
    },
  }
}

const fieldsOf = (values: object): FieldValues => Object.fromEntries(Object.entries(values))
