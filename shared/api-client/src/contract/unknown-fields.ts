import type { GenericSchema } from 'valibot'
import type { ServedEndpoint } from './endpoint'
import { isObject } from '@portal/domain/unknown'

/** The parts of a schema of any kind that lead to other schemas. */
interface Parts {
  readonly type: string
  readonly wrapped?: Parts
  readonly pipe?: readonly Parts[]
  readonly entries?: Readonly<Record<string, Parts>>
  readonly item?: Parts
  readonly value?: Parts
  readonly options?: readonly Parts[]
}

/** The fields of a body, by their paths, for which the API refuses it [OPEN-118]. */
export function refusedFields(
  { body, ignores = [] }: Pick<ServedEndpoint, 'body' | 'ignores'>,
  given: unknown,
): string[] {
  const fields = body === undefined ? [] : unknownFields(body, given)
  return fields.filter((path) => !ignores.includes(path.slice(path.lastIndexOf('.') + 1)))
}

/** The fields of a value, by their paths, that its schema does not know [API-24, OPEN-118]. */
export function unknownFields(schema: GenericSchema, value: unknown): string[] {
  return unknownIn(schema, value, [])
}

function unknownIn(schema: Parts, value: unknown, path: readonly string[]): string[] {
  const first = schema.pipe?.[0]
  if (first) return first === schema ? own(schema, value, path) : unknownIn(first, value, path)
  return own(schema, value, path)
}

function own(schema: Parts, value: unknown, path: readonly string[]): string[] {
  const { wrapped, item, entries, options } = schema
  if (wrapped) return unknownIn(wrapped, value, path)
  if (options) return leastUnknown(options, value, path)
  if (item && Array.isArray(value)) return value.flatMap((each, at) => unknownIn(item, each, [...path, String(at)]))
  if (!isObject(value) || Array.isArray(value)) return []
  if (schema.type === 'record') return eachField(value, path, () => schema.value)
  return entries ? eachField(value, path, (name) => (Object.hasOwn(entries, name) ? entries[name] : null)) : []
}

/** Of several forms the one that fits best. */
function leastUnknown(options: readonly Parts[], value: unknown, path: readonly string[]): string[] {
  const found = options.filter(({ type }) => typeof type === 'string').map((each) => unknownIn(each, value, path))
  return found.toSorted((a, b) => a.length - b.length)[0] ?? []
}

function eachField(
  value: object,
  path: readonly string[],
  schemaOf: (name: string) => Parts | null | undefined,
): string[] {
  return Object.entries(value).flatMap(([name, each]) => {
    const schema = schemaOf(name)
    const at = [...path, name]
    if (schema === null) return [at.join('.')]
    return schema ? unknownIn(schema, each, at) : []
  })
}
