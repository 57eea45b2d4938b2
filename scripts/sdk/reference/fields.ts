import type { Json, JsonObject } from '../../../shared/api-client/src/contract/json-schema'
import { code, table } from './markdown'

interface Field {
  readonly name: string
  readonly type: string
  readonly limits: readonly string[]
}

/**
 * The fields that a JSON schema describes, as a table: an object's members below it, `[]` for each of a list.
 *
 * @param afterwards what is read of it, whose limits count as well: a text is cut of its blanks before it is measured
 */
export function fieldsTable(schema: Json | undefined, afterwards?: Json): string {
  const read = afterwards === undefined ? [] : fieldsOf(afterwards, '')
  const more = new Map(read.map(({ name, limits }) => [name.replaceAll('?', ''), limits]))
  const rows = fieldsOf(schema, '').map(({ name, type, limits }) => {
    const all = new Set([...limits, ...(more.get(name.replaceAll('?', '')) ?? [])])
    return [name === '' ? 'the whole' : code(name), type, [...all].join(', ')]
  })
  return table(['field', 'type', 'limits'], rows)
}

/** What stands there in an object of JSON. */
export const within = (json: Json | undefined, ...[key, ...further]: readonly string[]): Json | undefined => {
  if (key === undefined) return json
  return isObject(json) && Object.hasOwn(json, key) ? within(json[key], ...further) : undefined
}

export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

function fieldsOf(schema: Json | undefined, name: string): Field[] {
  if (!isObject(schema)) return [{ name, type: 'anything', limits: [] }]
  const forms = formsOf(schema)
  if (forms) return fieldsOfForms(schema, forms, name)
  if (isObject(schema.properties)) return [...itself(schema, name), ...members(schema, schema.properties, name)]
  const rest = schema.additionalProperties
  if (isObject(rest)) return [...itself(schema, name), ...fieldsOf(rest, `${name}.*`)]
  if (schema.type !== 'array') return [{ name, type: typeOf(schema), limits: limitsOf(schema) }]
  const [first, ...below] = fieldsOf(schema.items, `${name}[]`)
  if (!first || first.name !== `${name}[]`) return [...itself(schema, name), ...(first ? [first, ...below] : [])]
  const each = first.limits.length > 0 ? [`each ${first.limits.join(', ')}`] : []
  return [{ name, type: `list of ${first.type}`, limits: [...limitsOf(schema), ...each] }, ...below]
}

/** An object or a list, unless it is the whole. */
const itself = (schema: JsonObject, name: string): Field[] =>
  name === '' ? [] : [{ name, type: typeOf(schema), limits: limitsOf(schema) }]

function members(schema: JsonObject, properties: JsonObject, name: string): Field[] {
  const needed = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(properties).flatMap(([key, member]) => {
    const optional = needed.includes(key) ? '' : '?'
    return fieldsOf(member, name === '' ? key + optional : `${name}.${key}${optional}`)
  })
}

const formsOf = ({ anyOf, oneOf }: JsonObject): readonly Json[] | undefined =>
  Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : undefined

/** What may be one or another, null among them. */
function fieldsOfForms(schema: JsonObject, forms: readonly Json[], name: string): Field[] {
  const isNull = (form: Json) => isObject(form) && form.type === 'null'
  const own = forms.filter((form) => !isNull(form))
  const orNull = own.length < forms.length ? ' or null' : ''
  const several = own.map((form, index) => fieldsOf(form, own.length > 1 ? `${name}{${index + 1}}` : name))
  const plain = several.flatMap((fields) => (fields.length === 1 ? fields : []))
  const [first, ...below] = several[0] ?? []
  const given = limitsOf(schema)
  if (own.length === 1 && first)
    return [{ ...first, type: first.type + orNull, limits: [...first.limits, ...given] }, ...below]
  const isPlain = plain.length === own.length
  const type = isPlain ? [...new Set(plain.map(({ type }) => type))].join(' or ') : `one of ${own.length} forms`
  const limits = isPlain ? [...new Set(plain.flatMap(({ limits }) => limits))] : []
  return [{ name, type: type + orNull, limits: [...limits, ...given] }, ...(isPlain ? [] : several.flat())]
}

function typeOf({ type, enum: values, const: only, $ref: reference }: JsonObject): string {
  if (only !== undefined) return code(JSON.stringify(only))
  if (Array.isArray(values)) return values.map((value) => code(JSON.stringify(value))).join(' or ')
  if (typeof reference === 'string') return code(reference.replace(/.*\//, ''))
  if (type === undefined) return 'anything'
  const kinds: readonly Json[] = Array.isArray(type) ? type : [type]
  return kinds.map((kind) => TYPES[String(kind)] ?? String(kind)).join(' or ')
}

const TYPES: Readonly<Record<string, string>> = { integer: 'whole number', array: 'list', boolean: 'true or false' }

const characters = (value: Json) => `${String(value)} character${value === 1 ? '' : 's'}`

/** How each limit of a JSON schema is said. */
const LIMITS: readonly (readonly [string, (value: Json) => string])[] = [
  ['minLength', (value) => `${characters(value)} at least`],
  ['maxLength', (value) => `${characters(value)} at most`],
  ['minItems', (value) => `${String(value)} at least`],
  ['maxItems', (value) => `${String(value)} at most`],
  ['minimum', (value) => `from ${String(value)}`],
  ['exclusiveMinimum', (value) => `more than ${String(value)}`],
  ['maximum', (value) => `to ${String(value)}`],
  ['exclusiveMaximum', (value) => `less than ${String(value)}`],
  ['multipleOf', (value) => `a multiple of ${String(value)}`],
  ['format', String],
  ['pattern', (value) => `as ${code(String(value))}`],
  ['default', (value) => `otherwise ${code(JSON.stringify(value))}`],
]

const limitsOf = (schema: JsonObject) =>
  LIMITS.flatMap(([key, said]) => {
    const value = schema[key]
    return value === undefined ? [] : [said(value)]
  })
