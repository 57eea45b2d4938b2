import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }
export type JsonObject = { readonly [key: string]: Json | undefined }

/** JSON Schema of a request or response. Rules that JSON Schema cannot express are omitted. */
export function jsonSchema(schema: GenericSchema, typeMode: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode,
    target: 'draft-2020-12',
  })
  return JSON.parse(JSON.stringify(rest))
}

/** Forbids additional properties in requests [OPEN-118]. */
export function closed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closed)
  if (!isObject(schema)) return schema
  const parts = Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [key, part === undefined ? part : closed(part)]),
  )
  return schema.type === 'object' && schema.additionalProperties === undefined
    ? { ...parts, additionalProperties: false }
    : parts
}

/** The schema without null, for a field that may be missing. */
export function withoutNull(value: Json | undefined): Json | undefined {
  if (!isObject(value) || !Array.isArray(value.anyOf)) return value
  const { anyOf, ...rest } = value
  const kinds: Json[] = anyOf.filter((kind: Json) => !(isObject(kind) && kind.type === 'null'))
  const only = kinds.length === 1 ? kinds[0] : undefined
  return isObject(only) ? { ...only, ...rest } : { ...rest, anyOf: kinds }
}

/** The schema without null in any property, recursively. */
export function withoutNulls(schema: Json): JsonObject {
  if (!isObject(schema)) return {}
  const { properties, ...rest } = schema
  if (!isObject(properties)) return rest
  const members = Object.entries(properties).map(([name, member]) => {
    const plain = withoutNull(member)
    return [name, isObject(plain) && plain.type === 'object' ? withoutNulls(plain) : plain] as const
  })
  return { ...rest, properties: Object.fromEntries(members) }
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
