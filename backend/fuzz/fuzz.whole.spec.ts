import { contract } from '@portal/api-client/contract'
import type { ServedEndpoint } from '@portal/api-client/contract'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { BANKSIA, HARBOUR, HARBOUR_NURSE, OPERATOR } from '../test/api'
import { plaqueOn } from '../test/engraving'
import { specApi } from '../test/spec-api'
import { writesOf } from '../test/writes'
import { requestOf } from './requests'
import type { FuzzRequest, Operation } from './requests'

/** Requests for each endpoint; `npm run prove fuzz` sends more, with another seed. */
const RUNS = Number(process.env.FUZZ_RUNS || 15)
const NOBODY = 'nobody'
const OWNER = 'owner of the plaque'
const WHO_RUNS_IT = 'operator'

const api = specApi()
const { writes, start } = writesOf(() => api)
let operations: Readonly<Record<string, Readonly<Record<string, Operation>>>>
let plaque: Awaited<ReturnType<typeof plaqueOn>>
beforeAll(async () => {
  // A pool that offers a second factor.
  const answers = { AssociateSoftwareToken: { SecretCode: 'JBSWY3DP' }, VerifySoftwareToken: { Status: 'SUCCESS' } }
  for (const [name, body] of Object.entries(answers)) api.pool.answerTo.set(name, { status: 200, body, error: null })
  plaque = await plaqueOn(api)
  await plaque.whole()
  await start()
  operations = (await api.ask('GET', 'openapi.json', { as: null })).body.paths
})

// Users with more rights are chosen more often.
const WHO = [HARBOUR, HARBOUR, HARBOUR, HARBOUR_NURSE, BANKSIA, NOBODY, OWNER, OWNER, WHO_RUNS_IT, WHO_RUNS_IT]
const IDS = ['booking-100001', 'booking-100006', 'booking-100007', 'booking-200001', 'clay-paw-print', 'unknown']

const byte = () => Math.floor(Math.random() * 256)
async function send(method: string, { path, who, headers, body }: FuzzRequest): Promise<number> {
  const { status } = await api.ask(method, path.slice(1), {
    as: who === NOBODY ? null : who,
    ...(who === OWNER && { token: plaque.client }),
    ...(who === WHO_RUNS_IT && { token: OPERATOR }),
    headers: { ...headers, 'x-forwarded-for': `203.0.${byte()}.${byte()}` },
    ...(body !== null && { body }),
  })
  return status
}

const endpoints = Object.values(contract).flatMap(({ name, method, alsoMethods = [], path }: ServedEndpoint) =>
  [method, ...alsoMethods].map((each) => [each, `/${path}`, name] as const),
)

test.each(endpoints)('%s %s answers no generated request with 5xx', async (method, path, name) => {
  const operation = operations[path]?.[method.toLowerCase()]
  if (operation === undefined) throw new Error('The OpenAPI document does not have it.')
  const body = Object.entries(writes)
    .find(([write]) => write === name)?.[1]
    .body()
  // The plaque's booking and line are repeated, so that both often occur together.
  const ids = [...IDS, ...Array.from({ length: 8 }, () => [plaque.bookingId, plaque.lineId]).flat()]
  const requests = requestOf(path, operation, { ids, body, who: WHO })
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      expect(await send(method, request)).toBeLessThan(500)
    }),
    { numRuns: RUNS },
  )
})
