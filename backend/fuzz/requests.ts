import * as fc from 'fast-check'
import { hostile, valueOf } from './from-schema'
import type { Schema } from './from-schema'
import { isObject } from '@portal/domain/unknown'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
}

export interface Operation {
  /** Of the endpoint, whatever the verb. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: Schema | null
}

export interface FuzzRequest {
  readonly method: string
  readonly path: string
  readonly who: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** Real ids and bodies, so that requests get past the first check. */
export interface Samples {
  readonly ids: readonly string[]
  readonly bodies: Readonly<Record<string, readonly unknown[]>>
  readonly who: readonly string[]
}

export function operationsOf(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.operationId.replace(/By[A-Z]+$/, ''),
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json']?.schema ?? null,
    })),
  )
}

export interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string
            readonly parameters?: readonly Parameter[]
            readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
          }
        >
      >
    >
  >
}

export function requestOf(operation: Operation, samples: Samples): fc.Arbitrary<FuzzRequest> {
  const { name, method, path, parameters, body } = operation
  const inPath = parameters.filter((each) => each.in === 'path')
  return fc
    .record({
      values: fc.tuple(...inPath.map((each) => fc.oneof(fc.constantFrom(...samples.ids), valueOf(each.schema)))),
      query: queryOf(parameters.filter((each) => each.in === 'query')),
      who: fc.constantFrom(...samples.who),
      headers: headersOf(method),
      body: body === null ? fc.constant(null) : bodyOf(body, samples.bodies[name] ?? []),
    })
    .map(({ values, query, who, headers, body: sent }) => ({
      method,
      path: `${inPath.reduce((text, each, index) => text.replace(`{${each.name}}`, () => inAddress(values[index])), path)}${query}`,
      who,
      headers,
      body: sent,
    }))
}

/** The required parameters and a few of the others: with all of them one is nearly always wrong. */
function queryOf(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const required = parameters.filter((each) => each.required)
  const others = parameters.filter((each) => !each.required)
  const given = fc
    .subarray(others, { maxLength: Math.min(4, others.length) })
    .chain((chosen) =>
      fc.record(Object.fromEntries([...required, ...chosen].map((each) => [each.name, valueOf(each.schema)]))),
    )
  const asked = given.map((values) =>
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => `${name}=${inAddress(value)}`)
      .join('&'),
  )
  const raw = fc.constantFrom(
    'page=1&page=2',
    'page[]=1',
    '=&=',
    '%',
    'x=%00',
    'x=%ED%A0%80',
    'search_term=%F0%9F%90%BE',
    '&&&',
  )
  return fc
    .oneof({ weight: 9, arbitrary: asked }, { weight: 1, arbitrary: raw })
    .map((text) => (text === '' ? '' : `?${text}`))
}

function headersOf(method: string): fc.Arbitrary<Record<string, string>> {
  if (method === 'GET') return fc.constant({})
  const key = fc.oneof(
    { weight: 8, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constantFrom('', 'same-key', 'x', ' ', 'a'.repeat(300)) },
  )
  const match = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('"0"', '"1"', '"2"', 'W/"1"') },
    { weight: 1, arbitrary: fc.constantFrom('', '*', '1', '"-1"', '"99999999999999999999"') },
  )
  const type = fc.oneof(
    { weight: 15, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', '') },
  )
  return fc.record({ 'idempotency-key': key, 'if-match': match, 'content-type': type })
}

/** A body by its schema, a real one with one part changed, or no JSON at all. */
function bodyOf(schema: Schema, real: readonly unknown[]): fc.Arbitrary<string> {
  const changed =
    real.length === 0
      ? fc.constant('{}')
      : fc
          .tuple(fc.constantFrom(...real), fc.nat(), hostile)
          .map(([body, where, value]) => JSON.stringify(withChange(body, where, value)))
  return fc.oneof(
    { weight: 6, arbitrary: valueOf(schema).map((value) => JSON.stringify(value)) },
    { weight: real.length === 0 ? 0 : 8, arbitrary: changed },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', 'null', '[]', '"', '{"__proto__":{"a":1}}', '\ufeff{}', '['.repeat(3000)),
    },
  )
}

/** The same value with the n-th of its leaves replaced. */
export function withChange(value: unknown, where: number, by: unknown): unknown {
  const leaves = countLeaves(value)
  let left = where % (leaves + 1)
  const walk = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(walk)
    if (isObject(each)) {
      return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, walk(inner)]))
    }
    return left-- === 0 ? by : each
  }
  return walk(value)
}

function countLeaves(value: unknown): number {
  if (!isObject(value)) return 1
  return Object.values(value).reduce((sum: number, each) => sum + countLeaves(each), 0)
}

/** As text in an address; halves of surrogate pairs, which cannot be encoded, as their bytes. */
function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  try {
    return encodeURIComponent(text.slice(0, 6000))
  } catch {
    return '%ED%A0%80'
  }
}
