import { amount, flag, flagUnlessOff, ServiceTypeSchema, wireId, wireText, wireTextOrNull } from '@portal/domain'
import { isObject } from '@portal/domain/unknown'
import * as v from 'valibot'
import { kindOf } from './fields'
import { markOf } from './hostile-texts'
import type { Hostile } from './hostile-texts'

/** The parts of a schema of any kind that lead to other schemas. */
interface Parts extends v.GenericSchema {
  readonly wrapped?: Parts
  readonly pipe?: readonly [Parts, ...unknown[]]
  readonly entries?: Readonly<Record<string, Parts>>
  readonly item?: Parts
  readonly value?: Parts
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

/** Where in an answer something stands, and what the fixture has there. */
interface Place {
  readonly field: string
  readonly given: unknown
  readonly hostile: Hostile
}

/** What a schema that has no text reads where the fixture has nothing. */
const PLAIN: ReadonlyMap<unknown, unknown> = new Map<unknown, unknown>([
  [flag, false],
  [flagUnlessOff, true],
  [amount, 1],
  [wireId, 'id-1'],
])
const PLAIN_BY_TYPE: Readonly<Record<string, unknown>> = { boolean: false, number: 1, undefined: undefined, null: null }
/** For strings of which a schema asks something. */
const FITTING = ['id-1', '2026-03-01', '2026-03-01T05:07:00Z', '123456.1', 'a'.repeat(64)]

/**
 * An answer of the contract in which each text that its schema knows is a hostile one. The fixture says what else is
 * in it; without one it is made from the schema alone.
 */
function hostileAnswer(schema: v.GenericSchema, given: unknown, hostile: Hostile): unknown {
  return filled(schema, { field: '', given, hostile })
}

/** The same as it is read: for what one screen hands another. */
export function hostileAs<T extends v.GenericSchema>(schema: T, given: unknown, hostile: Hostile): v.InferOutput<T> {
  return v.parse(schema, hostileAnswer(schema, given, hostile))
}

function filled(schema: Parts, place: Place): unknown {
  const { given } = place
  if (schema === wireText || schema === wireTextOrNull) return textAt(place)
  // By its name the provider tells what kind of booking it is.
  if (schema === ServiceTypeSchema && given && !place.hostile.inCodes) return given
  if (PLAIN.has(schema)) return given ?? PLAIN.get(schema)
  if (schema.type === 'string') return stringAt(schema, place)
  if (schema.wrapped) return optional(schema.wrapped, place)
  const first = schema.pipe?.[0]
  if (first !== undefined && first !== schema) return filled(first, place)
  return composed(schema, place)
}

function composed(schema: Parts, place: Place): unknown {
  const { entries, item, value, options } = schema
  if (schema.type === 'array' && item) return listAt(item, place)
  if (schema.type === 'record' && value) return recordAt(value, place)
  if (entries) return objectAt(entries, place)
  if (place.given !== undefined && !isObject(place.given)) return place.given
  if (schema.type === 'picklist') return options?.[0]
  if (schema.type === 'literal') return schema.literal
  if (options) return filled(fittest(options.filter(isSchema), place.given), place)
  return place.given ?? PLAIN_BY_TYPE[schema.type]
}

function textAt({ field, given, hostile }: Place): unknown {
  const kind = kindOf(field)
  const isEmpty = given === null || given === ''
  if (isEmpty && (!hostile.isFull || kind !== 'text')) return given
  if (kind === 'text' || (hostile.inCodes && kind !== 'id')) return hostileText(field, hostile)
  return given ?? { id: 'id-1', time: '2026-03-01T05:07:00Z', address: '/api/files/a.svg', code: '' }[kind]
}

/** With its mark at the end, but for a text that is nothing any more with one. */
const hostileText = (field: string, { text }: Hostile) => (text === '__proto__' ? text : text + markOf(field))

/** Of strings that are asked something only those are hostile that pass. */
function stringAt(schema: Parts, place: Place): unknown {
  const text = textAt(place)
  if (v.is(schema, text)) return text
  return place.given ?? FITTING.find((fitting) => v.is(schema, fitting))
}

/** What may be absent is there, unless the fixture says that it is not. */
function optional(wrapped: Parts, place: Place): unknown {
  if (place.given !== null) return filled(wrapped, place)
  return isText(wrapped) || place.hostile.isFull ? filled(wrapped, { ...place, given: missing(wrapped) }) : null
}

const isText = (schema: Parts) => schema === wireText || schema === wireTextOrNull || schema.type === 'string'
const missing = (schema: Parts) => (isText(schema) ? null : undefined)

function listAt(item: Parts, { field, given, hostile }: Place): unknown {
  const rows: readonly unknown[] = Array.isArray(given) ? given : []
  if (rows.length > 0) return rows.map((each) => filled(item, { field, given: each, hostile }))
  return given === undefined || hostile.isFull ? [filled(item, { field, given: undefined, hostile })] : []
}

/** Names that the server makes are hostile, too, where the fixture has none. */
function recordAt(value: Parts, { field, given, hostile }: Place): unknown {
  const names = isObject(given) ? Object.entries(given) : [[hostileText(field, hostile), undefined] as const]
  return Object.fromEntries(names.map(([name, each]) => [name, filled(value, { field, given: each, hostile })]))
}

function objectAt(entries: Readonly<Record<string, Parts>>, { given, hostile }: Place): object {
  const before = isObject(given) ? given : {}
  const after = Object.entries(entries).map(([field, each]) => {
    const own: unknown = Reflect.get(before, field)
    return [field, filled(each, { field, given: own, hostile })] as const
  })
  return { ...before, ...Object.fromEntries(after) }
}

/** Of several forms the one that the fixture has, else the first. */
function fittest(options: readonly Parts[], given: unknown): Parts {
  const [first] = options
  if (!first) throw new Error('A schema of several forms that has none')
  return options.find((option) => given !== undefined && v.is(option, given)) ?? first
}

function isSchema(option: unknown): option is Parts {
  return isObject(option) && Reflect.get(option, 'kind') === 'schema'
}
