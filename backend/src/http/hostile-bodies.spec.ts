import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { contract } from '@portal/api-client/contract'
import type { ServedEndpoint } from '@portal/api-client/contract'
import { asHttpError, errorResponse } from './http-error'
import { parseBody } from './read-request'

const SIZE = 95 * 1024

const times = (count: number, part: string) => Array.from({ length: count }, () => part).join(',')
const text = (part: string, bytes: number) => `"${part.repeat(SIZE / bytes)}"`

const OBJECTS = `[${times(SIZE / 3, '{}')}]`
const SHORTER = `[${times(600, '{}')}]`
const FIELDS = `{${Array.from({ length: 10_000 }, (_, index) => `"f${index}":1`).join(',')}}`
const LISTS = [FIELDS, `[${times(SIZE / 2, '1')}]`, `[${times(SIZE / 100, `[${times(33, '{}')}]`)}]`]
const TEXTS = [
  text('x', 1),
  text(' ', 1),
  text(String.raw`\r`, 2),
  text(String.raw`\"`, 2),
  text('\u200b', 3),
  text('\u0301\u0323', 4),
  text(String.raw`\u0001`, 6),
]
/** Hostile texts in place of the whole body. */
const BODIES = [
  OBJECTS,
  ...LISTS,
  '['.repeat(SIZE / 2) + ']'.repeat(SIZE / 2),
  `${'{"a":'.repeat(SIZE / 6)}1${'}'.repeat(SIZE / 6)}`,
  ...TEXTS.map((name) => `{${name}:1}`),
]
/** Hostile values in place of a field, by its kind, in addition to a list of objects. */
const FOR_KIND: Readonly<Record<string, readonly string[]>> = {
  string: TEXTS,
  union: TEXTS,
  array: LISTS,
  record: LISTS,
}

/** The parts of a schema that lead to other schemas. */
interface Parts {
  readonly type: string
  readonly wrapped?: Parts
  readonly pipe?: readonly Parts[]
  readonly entries?: Readonly<Record<string, Parts>>
  readonly item?: Parts
  readonly value?: Parts
}

/** Bodies with one hostile field, for each field; a schema used for several fields is tried once. */
function* hostileIn(schema: Parts, tried: Set<Parts>): Generator<string, void> {
  const { type, wrapped, entries = {}, item, value } = schema
  if (wrapped) return yield* hostileIn(wrapped, tried)
  yield OBJECTS
  if (tried.has(schema)) return
  tried.add(schema)
  yield* FOR_KIND[type] ?? []
  for (const [name, each] of Object.entries(entries)) {
    for (const inside of hostileIn(each, tried)) yield `{"${name}":${inside}}`
  }
  if (item) for (const inside of hostileIn(item, tried)) yield `[${inside}]`
  if (item) for (const inside of fieldsOf(item)) yield `[${times(50, inside)}]`
  if (value) for (const inside of hostileIn(value, tried)) yield `{"a":${inside}}`
}

/** Shorter hostile objects, to fill a list with. */
const fieldsOf = ({ entries = {} }: Parts) => [SHORTER, ...Object.keys(entries).map((name) => `{"${name}":${SHORTER}}`)]

/** One endpoint for each body schema. */
const endpoints = new Map(
  Object.values(contract).flatMap((endpoint: ServedEndpoint) => (endpoint.body ? [[endpoint.body, endpoint]] : [])),
)
const cases = [...endpoints].map(([body, endpoint]) => [endpoint.name, endpoint, body] as const)

function millisecondsOf(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

/**
 * Extra time of refusing a body compared to refusing `{}`, as a multiple of the time to parse its JSON. The lowest of
 * several measurements, since the machine may be busy.
 */
function costOf(refuse: (json: string) => unknown, json: string): number {
  let least = Infinity
  for (let tries = 0; tries < 20 && least > 10; tries++) {
    const [refused, bare] = [json, '{}'].map((each) => millisecondsOf(() => refuse(each)))
    least = Math.min(least, ((refused ?? 0) - (bare ?? 0)) / millisecondsOf(() => JSON.parse(json)))
  }
  return least
}

test.each(cases)(
  '%s refuses hostile bodies of 95 KB cheaply and in few words [OPEN-323]',
  async (_, endpoint, body) => {
    const refusalOf = (json: string) => {
      try {
        parseBody(endpoint, body, json)
        return null
      } catch (error) {
        return asHttpError(error)
      }
    }
    for (const json of [...BODIES, ...hostileIn(body, new Set())]) {
      const refusal = refusalOf(json)
      const answer = refusal ? await errorResponse(refusal, json.length).text() : '{}'
      const problems = Object.keys(JSON.parse(answer).errors?.detail ?? {}).length
      const isShort = answer.length <= Math.max(1024, json.length) && problems <= 20
      const cost = costOf(refusalOf, json)
      expect({ begins: json.slice(0, 90), isShort, cost: cost > 10 ? cost : 'low' }).toMatchObject({
        isShort: true,
        cost: 'low',
      })
    }
  },
)
