import { contract } from '@portal/api-client/contract'
import type { ServedEndpoint } from '@portal/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFuzzer } from './fuzz'
import type { Fuzzer } from './fuzz'
import { operationsOf } from './requests'
import type { Operation } from './requests'

/** The smallest form of `npm run fuzz:api`: so many requests for each endpoint, the same at each change [OPEN-223]. */
const RUNS = 15

let fuzzer: Fuzzer
let operations: readonly Operation[]
beforeAll(async () => {
  fuzzer = await openFuzzer()
  operations = operationsOf((await fuzzer.api.ask('GET', 'openapi.json', { as: null })).body)
})
afterAll(() => fuzzer.api.close())

const endpoints = Object.values(contract).flatMap(({ method, alsoMethods = [], path }: ServedEndpoint) =>
  [method, ...alsoMethods].map((each) => [each, `/${path}`] as const),
)
const seedOf = (path: string) => endpoints.findIndex(([, each]) => each === path)

test.each(endpoints)('%s %s answers no generated request with 5xx', async (method, path) => {
  const operation = operations.find((each) => each.method === method && each.path === path)
  if (operation === undefined) throw new Error('The OpenAPI document does not have it.')
  const { statuses, broken } = await fuzzer.fuzz(operation, { runs: RUNS, seed: seedOf(path) })
  expect(broken).toBeNull()
  expect(statuses.size).toBeGreaterThan(0)
})
