import { isObject } from '../value/unknown'

/** Values by the name of their field. */
export type FieldValues = Readonly<Record<string, unknown>>

export interface Merge {
  /** What stands after the merge; where both changed a field, mine until somebody decides. */
  readonly merged: FieldValues
  /** Fields that only the other side changed: theirs is the value of the merge. */
  readonly fromTheirs: readonly string[]
  /** Fields that both sides changed, each to another value. */
  readonly conflicts: readonly string[]
}

/**
 * Three-way merge by field: what only one side changed since `base` is kept, what both changed is named [OPEN-87].
 * A field that a side does not have counts as undefined there.
 */
export function mergeFields(base: FieldValues, mine: FieldValues, theirs: FieldValues): Merge {
  const merged: Record<string, unknown> = { ...mine }
  const fromTheirs: string[] = []
  const conflicts: string[] = []
  for (const name of namesOf(base, mine, theirs)) {
    if (sameValue(base[name], theirs[name]) || sameValue(mine[name], theirs[name])) continue
    if (!sameValue(base[name], mine[name])) conflicts.push(name)
    else {
      fromTheirs.push(name)
      merged[name] = theirs[name]
    }
  }
  return { merged, fromTheirs, conflicts }
}

/** Names of the fields that differ. */
export function changedNames(before: FieldValues, after: FieldValues): string[] {
  return namesOf(before, after).filter((name) => !sameValue(before[name], after[name]))
}

/** Whether two values of JSON mean the same; the order of an object's entries and what is undefined tell nothing. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b)) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [one, other]: [FieldValues, FieldValues] = [{ ...a }, { ...b }]
  return namesOf(one, other).every((name) => sameValue(one[name], other[name]))
}

function namesOf(...sides: readonly FieldValues[]): string[] {
  return [...new Set(sides.flatMap((side) => Object.keys(side)))]
}
