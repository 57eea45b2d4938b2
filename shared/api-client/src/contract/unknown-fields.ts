import type { GenericSchema } from 'valibot'
import type { ServedEndpoint } from './endpoint'
import { MOST_PROBLEMS } from '@portal/domain'
import { isObject } from '@portal/domain/unknown'

/** The parts of any schema that lead to other schemas. */
interface Parts {
  readonly type: string
  readonly wrapped?: Parts
  readonly pipe?: readonly Parts[]
  readonly entries?: Readonly<Record<string, Parts>>
  readonly item?: Parts
  readonly value?: Parts
  readonly options?: readonly Parts[]
}

/** Paths of the first body fields for which the API refuses a request [OPEN-118]. */
export function refusedFields(
  { body, ignores = [] }: Pick<ServedEndpoint, 'body' | 'ignores'>,
  parsed: unknown,
): string[] {
  return body === undefined ? [] : firstOf(unknownIn(body, parsed, { path: [], ignores }))
}

/** Paths of the first fields that the schema does not know [API-24, OPEN-118]. */
export function unknownFields(schema: GenericSchema, value: unknown): string[] {
  return firstOf(unknownIn(schema, value, { path: [], ignores: [] }))
}

/** The path to the present value, and the ignored unknown names. */
interface SearchPosition {
  readonly path: readonly string[]
  readonly ignores: readonly string[]
}
type UnknownPaths = Generator<readonly string[], void>

function firstOf(found: UnknownPaths): string[] {
  const first: string[] = []
  for (const path of found) if (first.push(path.join('.')) >= MOST_PROBLEMS) break
  return first
}

function* unknownIn(schema: Parts, value: unknown, at: SearchPosition): UnknownPaths {
  const { wrapped, item, entries, options } = schema
  const first = schema.pipe?.[0]
  if (first && first !== schema) yield* unknownIn(first, value, at)
  else if (wrapped) yield* unknownIn(wrapped, value, at)
  else if (options) yield* leastUnknown(options, value, at)
  else if (Array.isArray(value)) {
    if (item) for (const [key, each] of value.entries()) yield* unknownIn(item, each, below(at, String(key)))
  } else if (isObject(value)) {
    if (schema.type === 'record') yield* eachField(value, at, () => schema.value)
    else if (entries) yield* eachField(value, at, (name) => (Object.hasOwn(entries, name) ? entries[name] : null))
  }
}

/** Unknown fields by the alternative schema that leaves the fewest. */
function leastUnknown(options: readonly Parts[], value: unknown, at: SearchPosition): readonly (readonly string[])[] {
  const found = options.filter(({ type }) => typeof type === 'string').map((each) => [...unknownIn(each, value, at)])
  return found.toSorted((a, b) => a.length - b.length)[0] ?? []
}

function* eachField(
  value: object,
  at: SearchPosition,
  schemaOf: (name: string) => Parts | null | undefined,
): UnknownPaths {
  for (const [name, each] of Object.entries(value)) {
    const schema = schemaOf(name)
    if (schema) yield* unknownIn(schema, each, below(at, name))
    else if (schema === null && !at.ignores.includes(name)) yield [...at.path, name]
  }
}

const below = ({ path, ignores }: SearchPosition, name: string): SearchPosition => ({ path: [...path, name], ignores })
