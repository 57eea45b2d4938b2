import * as v from 'valibot'

export type Schema = v.GenericSchema
export type Entries = Readonly<Record<string, Schema>>
export type Outputs<E extends Entries> = { -readonly [Name in keyof E]: v.InferOutput<E[Name]> }

/** One field of a noun: what the noun holds, and the names that stand for it on the wire. */
export interface Field<
  Value extends Schema = Schema,
  Wire extends Entries = Entries,
  Sent extends Entries = Entries,
  Asked extends boolean = boolean,
> {
  readonly value: Value
  readonly wire: Wire
  /** Those names that are sent, with what is taken there. */
  readonly sent: Sent
  /** Whether the noun's form asks for it. */
  readonly asked: Asked
  read(wire: Outputs<Wire>): v.InferOutput<Value>
  write(value: v.InferOutput<Value>): Outputs<Wire>
}

/** An object whose names are known only when it is built: there the compiler cannot follow, the caller says its type. */
export function named<T>(entries: readonly (readonly [string, unknown])[]): T {
  // A third of what `Object.fromEntries` takes: each booking that is shown is read by it, several times.
  const built: Record<string, unknown> = {}
  for (const [name, value] of entries) built[name] = value
  return built as T
}

function field<Name extends string, Value extends Schema, Sent extends Entries, Asked extends boolean>(
  name: Name,
  value: Value,
  sent: Sent,
  asked: Asked,
): Field<Value, Record<Name, Value>, Sent, Asked> {
  return {
    value,
    wire: named([[name, value]]),
    sent,
    asked,
    read: (wire) => wire[name],
    write: (held) => named([[name, held]]),
  }
}

/** A field that the form asks for: its name on the wire, how it is read, how it is sent. */
export function asked<Name extends string, Value extends Schema, Sent extends Schema>(
  name: Name,
  value: Value,
  sent: Sent,
) {
  return field(name, value, named<Record<Name, Sent>>([[name, sent]]), true)
}

/** A field that goes back as it came. */
export function kept<Name extends string, Value extends Schema, Sent extends Schema>(
  name: Name,
  value: Value,
  sent: Sent,
) {
  return field(name, value, named<Record<Name, Sent>>([[name, sent]]), false)
}

/** A field that the form asks for and several names of the wire stand for. */
export function several<Value extends Schema, Wire extends Entries, Sent extends Entries>(
  row: Omit<Field<Value, Wire, Sent>, 'asked'>,
): Field<Value, Wire, Sent, true> {
  return { ...row, asked: true }
}

/** A field that only the server writes. */
export function readOnly<Name extends string, Value extends Schema>(name: Name, value: Value) {
  return field(name, value, {}, false)
}

/** A field that the wire does not know. */
export function unsent<Value extends Schema>(
  value: Value,
): Field<Value, Record<never, Schema>, Record<never, Schema>, false> {
  return { value, wire: {}, sent: {}, asked: false, read: () => v.parse(value, undefined), write: () => ({}) }
}
