import { dayOf } from '@portal/domain'
import * as fc from 'fast-check'

/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Values that have broken servers before. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    'a\0b',
    '\ud800',
    '🐾',
    '‮txt',
    "'; drop table bookings; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '1e999',
    '__proto__',
    0,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    null,
    {},
    [null],
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 30 }).map((text) => text.repeat(4000)),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant(JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`)),
)

const DAY = String.raw`^\d{4}-\d{2}-\d{2}$`

/** Mostly valid values, sometimes a hostile one. */
export function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 40, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostile })
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either !== undefined) return fc.oneof(...either.map(valueOf))
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  return types.length === 0 ? fc.jsonValue({ maxDepth: 2 }) : fc.oneof(...types.map((type) => ofType(type, schema)))
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1000, 2 ** 31) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 100_000, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) })
    case 'object':
      return objectOf(schema)
    default:
      return hostile
  }
}

function textOf({ pattern, maxLength }: Schema): fc.Arbitrary<string> {
  if (pattern === DAY) return fc.date({ noInvalidDate: true }).map((date) => dayOf(date, 'UTC'))
  const plain = fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength ?? 40, 40) })
  return pattern === undefined ? plain : fc.oneof(fc.stringMatching(new RegExp(pattern)), plain)
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)])),
    { requiredKeys: [...required] },
  )
  if (typeof additionalProperties !== 'object') return known
  const others = fc.dictionary(fc.string({ maxLength: 10 }), valueOf(additionalProperties), { maxKeys: 3 })
  return fc.tuple(known, others).map(([a, b]) => ({ ...b, ...a }))
}
