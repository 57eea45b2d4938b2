import type * as v from 'valibot'
import type { Fields, Noun, NounTable } from './noun-table'
import { named } from './wire-field'

// Used by the server only. Separate from the table, so that no page loads it.

type WireAndSubmit<F extends Fields> = v.InferInput<NounTable<F>['wire']> & v.InferInput<NounTable<F>['submit']>
type FilledFields<F extends Fields> = { [Key in keyof Noun<F>]?: NonNullable<Noun<F>[Key]> }

/** The noun overwritten with the sent fields. */
export function withSentFields<F extends Fields>(table: NounTable<F>, noun: Noun<F>, sent: WireAndSubmit<F>): Noun<F> {
  return { ...noun, ...sentOf<Partial<Noun<F>>>(table.fields, table.read(sent), () => true) }
}

/** The sent fields that have a value; null and missing ones stay unchanged. */
export function filledFields<F extends Fields>(table: NounTable<F>, sent: WireAndSubmit<F>): FilledFields<F> {
  const values: Readonly<Record<string, unknown>> = { ...sent }
  return sentOf(table.fields, table.read(sent), (name) => values[name] != null && values[name] !== '')
}

/** The sent fields; null and missing ones stay unchanged, an empty text empties. */
export function givenFields<F extends Fields>(table: NounTable<F>, sent: WireAndSubmit<F>): Partial<Noun<F>> {
  const values: Readonly<Record<string, unknown>> = { ...sent }
  return sentOf(table.fields, table.read(sent), (name) => values[name] != null)
}

/** Fields of the noun with an accepted name on the wire. */
function sentOf<T>(fields: Fields, noun: object, isMeant: (name: string) => boolean): T {
  return named(Object.entries(noun).filter(([key]) => Object.keys(fields[key]?.sent ?? {}).some(isMeant)))
}
