import { isObject } from '@portal/domain/unknown'

/** Values by field name. */
export type FieldValues = Readonly<Record<string, unknown>>

export interface Merge {
  /** The merged values. For a conflict, mine. */
  readonly merged: FieldValues
  /** Fields that only the other side changed; the merge has its values. */
  readonly fromTheirs: readonly string[]
  /** Fields that both sides changed to different values. */
  readonly conflicts: readonly string[]
}

/**
 * Three-way merge by field: keeps changes made on one side since `base`, and reports changes made on both [OPEN-87]. A
 * missing field counts as undefined.
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

/** Names of fields that differ. */
export function changedNames(before: FieldValues, after: FieldValues): string[] {
  return namesOf(before, after).filter((name) => !sameValue(before[name], after[name]))
}

/** Whether two JSON values are equal, ignoring the order of keys and undefined entries. */
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
