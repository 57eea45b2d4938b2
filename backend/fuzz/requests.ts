import * as fc from 'fast-check'
import { hostile, valueOf } from './from-schema'
import type { Schema } from './from-schema'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
}

/** An operation of the OpenAPI document. */
export interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

export interface FuzzRequest {
  /** Path and query, below the API base. */
  readonly path: string
  readonly who: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** Real ids and a real body, so that requests get past the first check. */
export interface Samples {
  readonly ids: readonly string[]
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly who: readonly string[]
}

export function requestOf(
  path: string,
  { parameters = [], requestBody }: Operation,
  samples: Samples,
): fc.Arbitrary<FuzzRequest> {
  const inPath = parameters.filter((each) => each.in === 'path')
  const schema = requestBody?.content['application/json']?.schema
  return fc
    .record({
      values: fc.tuple(...inPath.map((each) => fc.oneof(fc.constantFrom(...samples.ids), valueOf(each.schema)))),
      query: queryOf(parameters.filter((each) => each.in === 'query')),
      who: fc.constantFrom(...samples.who),
      headers: HEADERS,
      body: schema === undefined ? fc.constant(null) : bodyOf(schema, samples.body),
    })
    .map(({ values, query, ...rest }) => ({
      ...rest,
      path: `${inPath.reduce((text, each, index) => text.replace(`{${each.name}}`, () => inAddress(values[index])), path)}${query}`,
    }))
}

/** The required parameters and a few others: with all of them, one is nearly always invalid. */
function queryOf(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const required = parameters.filter((each) => each.required)
  const others = parameters.filter((each) => !each.required)
  const asked = fc
    .subarray(others, { maxLength: Math.min(4, others.length) })
    .chain((chosen) =>
      fc.record(Object.fromEntries([...required, ...chosen].map((each) => [each.name, valueOf(each.schema)]))),
    )
    .map((values) => Object.entries(values).map(([name, value]) => `${name}=${inAddress(value ?? '')}`))
  const raw = fc.constantFrom(['page=1', 'page=2'], ['page[]=1'], ['='], ['%'], ['x=%ED%A0%80'])
  return fc
    .oneof({ weight: 9, arbitrary: asked }, { weight: 1, arbitrary: raw })
    .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`))
}

const HEADERS = fc.record({
  'idempotency-key': fc.oneof({ weight: 8, arbitrary: fc.uuid() }, fc.constantFrom('', 'same-key', 'a'.repeat(300))),
  'if-match': fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('"0"', '"1"', '"2"') },
    fc.constantFrom('', '*', '"-1"'),
  ),
})

/** A body by its schema, a real one with one changed field, or invalid JSON. */
function bodyOf(schema: Schema, real: Samples['body'] = {}): fc.Arbitrary<string> {
  const changed = fc
    .tuple(fc.constantFrom(...Object.keys(real), 'more'), hostile)
    .map(([field, value]) => ({ ...real, [field]: value }))
  return fc.oneof(
    { weight: 6, arbitrary: valueOf(schema).map((value) => JSON.stringify(value)) },
    { weight: 8, arbitrary: changed.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', 'null', '[]', '{"__proto__":{"a":1}}', '\ufeff{}') },
  )
}

/** The value as part of a URL; lone surrogates, which cannot be encoded, as their bytes. */
function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  try {
    return encodeURIComponent(text.slice(0, 6000))
  } catch {
    return '%ED%A0%80'
  }
}
