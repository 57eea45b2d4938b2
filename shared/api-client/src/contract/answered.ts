import { amount, flag, flagUnlessOff, v, wireId, wireText, wireTextOrNull } from '@portal/domain'
import type { GenericSchema } from 'valibot'

/** Strict schemas of our server's responses, by the loose schemas with which pages read them [OPEN-85]. */
const STRICTLY: ReadonlyMap<unknown, GenericSchema> = new Map<unknown, GenericSchema>([
  [flag, v.boolean()],
  [flagUnlessOff, v.boolean()],
  [amount, v.nullable(v.number())],
  [wireId, v.string()],
  [wireText, v.string()],
  [wireTextOrNull, v.nullable(v.string())],
])

/** Sent as a number, although pages read it as a flag [PRA-23]. */
const BY_NAME: ReadonlyMap<string, GenericSchema> = new Map([['cognito_portal_active_c', v.picklist([0, 1])]])

/** The parts of any schema that lead to other schemas. */
interface Parts extends GenericSchema {
  readonly wrapped?: Parts
  readonly default?: unknown
  readonly pipe?: readonly [Parts, ...unknown[]]
  readonly entries?: Readonly<Record<string, Parts>>
  readonly item?: Parts
  readonly key?: GenericSchema<string, string>
  readonly value?: Parts
  readonly options?: readonly Parts[]
}

/**
 * Schema of the server's response for a loose schema of the pages: each field is present, and null only if the schema
 * allows null.
 */
export function answered(schema: Parts): GenericSchema {
  const strict = STRICTLY.get(schema)
  if (strict) return strict
  const { wrapped, item, entries, key, value, options, pipe } = schema
  if (wrapped) return answeredWrapped(wrapped, schema)
  if (pipe && pipe[0] !== schema && isTransformed(pipe)) return answered(pipe[0])
  if (schema.type === 'array' && item) return v.array(answered(item))
  if (schema.type === 'record' && key && value) return v.record(key, answered(value))
  if (schema.type === 'union' && Array.isArray(options)) return v.union(options.map(answered))
  if (schema.type !== 'object' || !entries) return schema
  const fields = Object.entries(entries).map(([name, each]) => [name, BY_NAME.get(name) ?? answered(each)] as const)
  return v.object(Object.fromEntries(fields))
}

/** A field with a default is always present; it is nullable only if its default is null or missing. */
function answeredWrapped(wrapped: Parts, { type, default: given }: Parts): GenericSchema {
  const inner = answered(wrapped)
  if (given === undefined) return type === 'nullable' ? v.nullable(inner) : v.nullish(inner)
  return given === null ? v.nullable(inner) : inner
}

const isTransformed = (pipe: readonly unknown[]) =>
  pipe.some((step) => typeof step === 'object' && step !== null && 'type' in step && step.type === 'transform')
