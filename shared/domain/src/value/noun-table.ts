import * as v from 'valibot'
import { named } from './wire-field'
import type { Field, Outputs, Schema } from './wire-field'

export type Fields = Readonly<Record<string, Field>>
type Side = 'wire' | 'sent'
type Names<F extends Fields, S extends Side> = { [Key in keyof F]: keyof F[Key][S] }[keyof F] & string
type SideEntries<F extends Fields, S extends Side> = {
  [Name in Names<F, S>]: Extract<F[keyof F][S], Readonly<Record<Name, Schema>>>[Name]
}
type NounEntries<F extends Fields> = { -readonly [Key in keyof F]: F[Key]['value'] }
export type Noun<F extends Fields> = Outputs<NounEntries<F>>
export type FormFields<F extends Fields> = Pick<
  Noun<F>,
  { [Key in keyof F]: F[Key]['asked'] extends true ? Key : never }[keyof F]
>
type Wire<F extends Fields> = Outputs<SideEntries<F, 'wire'>>

type Rows = readonly (readonly [string, Field])[]
type Values = Readonly<Record<string, unknown>>

const ValuesSchema = v.fallback(v.record(v.string(), v.unknown()), {})

/** Cache of each table's empty noun, which is slow to build. */
const STARTS = new WeakMap<object, Values>()

/** The fields of a noun. Its stored, received, sent and form shapes all follow from this table. */
export class NounTable<const F extends Fields> {
  /** The noun as pages and stores use it. */
  readonly schema
  /** The noun as the API sends it. */
  readonly wire
  /** The noun in a request. */
  readonly submit
  readonly fields: F
  readonly #rows: Rows

  constructor(fields: F) {
    this.fields = fields
    const rows = Object.entries<Field>(fields)
    this.#rows = rows
    this.schema = v.object(named<NounEntries<F>>(rows.map(([key, { value }]) => [key, value])))
    this.wire = v.object(named<SideEntries<F, 'wire'>>(rows.flatMap(([, { wire }]) => Object.entries(wire))))
    this.submit = v.object(named<SideEntries<F, 'sent'>>(rows.flatMap(([, { sent }]) => Object.entries(sent))))
  }

  /** An empty noun: each field has the value that a missing one is read as. */
  empty(): Noun<F> {
    const start = STARTS.get(this) ?? this.#read({})
    STARTS.set(this, start)
    return named(Object.entries(start))
  }

  /** Reads a noun from a response or a request. */
  read(wire: v.InferInput<typeof this.wire>): Noun<F> {
    return this.#read(wire)
  }

  /** Converts a noun to the form that the API sends. */
  write(noun: Noun<F>): Wire<F> {
    const held: Values = noun
    return named(this.#rows.flatMap(([key, each]) => Object.entries(each.write(held[key]))))
  }

  /** Converts a noun for a request, with trimmed texts. */
  send(noun: Noun<F>): Pick<Wire<F>, Names<F, 'sent'>> {
    const sent = Object.entries(this.write(noun)).filter(([name]) => Object.hasOwn(this.submit.entries, name))
    return named(sent.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]))
  }

  /** Form fields of a stored noun or draft. Invalid values are replaced by empty ones. */
  asked(stored: unknown): FormFields<F> {
    const start: Values = this.empty()
    const raw = v.parse(ValuesSchema, stored)
    const rows = this.#rows.filter(([, each]) => each.asked)
    return named(rows.map(([key, { value }]) => [key, v.parse(v.fallback(value, start[key]), raw[key])]))
  }

  /** Key of the field that has this name, as its key or on the wire. */
  fieldNamed(name: string): string | undefined {
    return this.#rows.find(([key, { wire }]) => key === name || Object.hasOwn(wire, name))?.[0]
  }

  #read(raw: unknown): Noun<F> {
    const wire: Values = v.parse(this.wire, raw)
    return named(this.#rows.map(([key, each]) => [key, each.read(wire)]))
  }
}
