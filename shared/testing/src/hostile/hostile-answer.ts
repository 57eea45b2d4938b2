import { amount, flag, flagUnlessOff, ServiceTypeSchema, wireId, wireText, wireTextOrNull } from '@portal/domain'
import { isObject } from '@portal/domain/unknown'
import * as v from 'valibot'
import { kindOf } from './fields'
import { markOf } from './hostile-texts'
import type { HostileText } from './hostile-texts'

interface NestedSchema extends v.GenericSchema {
  readonly wrapped?: NestedSchema
  readonly pipe?: readonly [NestedSchema, ...unknown[]]
  readonly entries?: Readonly<Record<string, NestedSchema>>
  readonly item?: NestedSchema
  readonly value?: NestedSchema
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

/** A position in an answer, with the fixture's value. */
interface AnswerPosition {
  readonly field: string
  readonly given: unknown
  readonly hostile: HostileText
}

/** Default values of schemas without text. */
const PLAIN: ReadonlyMap<unknown, unknown> = new Map<unknown, unknown>([
  [flag, false],
  [flagUnlessOff, true],
  [amount, 1],
  [wireId, 'id-1'],
])
const PLAIN_BY_TYPE: Readonly<Record<string, unknown>> = { boolean: false, number: 1, undefined: undefined, null: null }
/** Candidates for strings with a required format. */
const FITTING = ['id-1', '2026-03-01', '2026-03-01T05:07:00Z', '123456.1', 'a'.repeat(64)]

/**
 * An answer in which each text of its schema is hostile. Other values come from the fixture, or from the schema when
 * there is none.
 */
function hostileAnswer(schema: v.GenericSchema, given: unknown, hostile: HostileText): unknown {
  return fillSchema(schema, { field: '', given, hostile })
}

/** A hostile answer, parsed by its schema. */
export function hostileAs<T extends v.GenericSchema>(
  schema: T,
  given: unknown,
  hostile: HostileText,
): v.InferOutput<T> {
  return v.parse(schema, hostileAnswer(schema, given, hostile))
}

function fillSchema(schema: NestedSchema, place: AnswerPosition): unknown {
  const { given } = place
  if (schema === wireText || schema === wireTextOrNull) return textAt(place)
  // The name of a service type is a code.
  if (schema === ServiceTypeSchema && given && !place.hostile.inCodes) return given
  if (PLAIN.has(schema)) return given ?? PLAIN.get(schema)
  if (schema.type === 'string') return stringAt(schema, place)
  if (schema.wrapped) return optional(schema.wrapped, place)
  const first = schema.pipe?.[0]
  if (first !== undefined && first !== schema) return fillSchema(first, place)
  return fillNested(schema, place)
}

function fillNested(schema: NestedSchema, place: AnswerPosition): unknown {
  const { entries, item, value, options } = schema
  if (schema.type === 'array' && item) return listAt(item, place)
  if (schema.type === 'record' && value) return recordAt(value, place)
  if (entries) return objectAt(entries, place)
  if (place.given !== undefined && !isObject(place.given)) return place.given
  if (schema.type === 'picklist') return options?.[0]
  if (schema.type === 'literal') return schema.literal
  if (options) return fillSchema(matchingOption(options.filter(isSchema), place.given), place)
  return place.given ?? PLAIN_BY_TYPE[schema.type]
}

function textAt({ field, given, hostile }: AnswerPosition): unknown {
  const kind = kindOf(field)
  const isEmpty = given === null || given === ''
  if (isEmpty && (!hostile.isFull || kind !== 'text')) return given
  if (kind === 'text' || (hostile.inCodes && kind !== 'id')) return hostileText(field, hostile)
  return given ?? { id: 'id-1', time: '2026-03-01T05:07:00Z', address: '/api/files/a.svg', code: '' }[kind]
}

/** Appends the field's mark, except to `__proto__`, which a mark would make harmless. */
const hostileText = (field: string, { text }: HostileText) => (text === '__proto__' ? text : text + markOf(field))

/** Strings with a required format are hostile only if the text matches it. */
function stringAt(schema: NestedSchema, place: AnswerPosition): unknown {
  const text = textAt(place)
  if (v.is(schema, text)) return text
  return place.given ?? FITTING.find((fitting) => v.is(schema, fitting))
}

/** Optional values are present, unless the fixture has null. */
function optional(wrapped: NestedSchema, place: AnswerPosition): unknown {
  if (place.given !== null) return fillSchema(wrapped, place)
  return isText(wrapped) || place.hostile.isFull ? fillSchema(wrapped, { ...place, given: missing(wrapped) }) : null
}

const isText = (schema: NestedSchema) => schema === wireText || schema === wireTextOrNull || schema.type === 'string'
const missing = (schema: NestedSchema) => (isText(schema) ? null : undefined)

function listAt(item: NestedSchema, { field, given, hostile }: AnswerPosition): unknown {
  const rows: readonly unknown[] = Array.isArray(given) ? given : []
  if (rows.length > 0) return rows.map((each) => fillSchema(item, { field, given: each, hostile }))
  return given === undefined || hostile.isFull ? [fillSchema(item, { field, given: undefined, hostile })] : []
}

/** Keys of records are hostile too, unless the fixture has some. */
function recordAt(value: NestedSchema, { field, given, hostile }: AnswerPosition): unknown {
  const names = isObject(given) ? Object.entries(given) : [[hostileText(field, hostile), undefined] as const]
  return Object.fromEntries(names.map(([name, each]) => [name, fillSchema(value, { field, given: each, hostile })]))
}

function objectAt(entries: Readonly<Record<string, NestedSchema>>, { given, hostile }: AnswerPosition): object {
  const before = isObject(given) ? given : {}
  const after = Object.entries(entries).map(([field, each]) => {
    const own: unknown = Reflect.get(before, field)
    return [field, fillSchema(each, { field, given: own, hostile })] as const
  })
  return { ...before, ...Object.fromEntries(after) }
}

/** The option that parses the fixture, else the first. */
function matchingOption(options: readonly NestedSchema[], given: unknown): NestedSchema {
  const [first] = options
  if (!first) throw new Error('A schema of several forms that has none')
  return options.find((option) => given !== undefined && v.is(option, given)) ?? first
}

function isSchema(option: unknown): option is NestedSchema {
  return isObject(option) && Reflect.get(option, 'kind') === 'schema'
}
