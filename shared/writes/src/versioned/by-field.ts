import { mergeFields } from '@portal/domain/merge'
import type { FieldValues } from '@portal/domain/merge'
import type { ThreeWayMerge } from './three-way-merge'

/** Merges a form's values key by key. */
export function byField<Values extends object>(): ThreeWayMerge<Values> {
  const take = (into: Values, from: Values, names: readonly string[]): Values => {
    const taken = { ...into }
    for (const key in from) if (names.includes(key)) taken[key] = from[key]
    return taken
  }
  return {
    take,
    merge: (base, mine, theirs) => {
      const { taken, conflicts } = mergeFields(fieldsOf(base), fieldsOf(mine), fieldsOf(theirs))
      return { merged: take(mine, theirs, taken), taken, conflicts }
    },
  }
}

const fieldsOf = (values: object): FieldValues => Object.fromEntries(Object.entries(values))
