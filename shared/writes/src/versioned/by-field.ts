import { mergeFields } from '@portal/domain-bundled/merge'
import type { FieldValues } from '@portal/domain-bundled/merge'
import type { ThreeWayMerge } from './three-way-merge'

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
