import * as fc from 'fast-check'
import { OPERATOR, testApi } from '../test/api'
import type { TestApi } from '../test/api'
import { plaqueOn } from '../test/engraving'
import { requestOf } from './requests'
import type { FuzzRequest, Operation } from './requests'
import { collectSamples, NOBODY, OWNER, WHO_RUNS_IT } from './samples'

/** How many requests each endpoint gets, and the seed of their chance. */
export interface FuzzOptions {
  readonly runs: number
  readonly seed: number
}

export interface FuzzOutcome {
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>
  /** The smallest request found that was answered 5xx. */
  readonly broken: FuzzRequest | null
}

export interface Fuzzer {
  readonly api: TestApi
  fuzz(operation: Operation, options: FuzzOptions): Promise<FuzzOutcome>
}

const OF_THE_POOL = {
  AssociateSoftwareToken: { SecretCode: 'JBSWY3DPEHPK3PXP' },
  VerifySoftwareToken: { Status: 'SUCCESS' },
}

/** The API on the demo world, its pool one that offers a second factor, with real ids and bodies to send it. */
export async function openFuzzer(): Promise<Fuzzer> {
  const api = await testApi()
  for (const [operation, body] of Object.entries(OF_THE_POOL))
    api.pool.answerTo.set(operation, { status: 200, body, error: null })
  const plaque = await plaqueOn(api)
  await plaque.whole()
  const samples = await collectSamples(api, plaque)
  return {
    api,
    fuzz: async (operation, { runs, seed }) => {
      const statuses = new Map<number, number>()
      const property = fc.asyncProperty(requestOf(operation, samples), async (request) => {
        const status = await send(api, request, plaque.client)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        return status < 500
      })
      const { counterexample } = await fc.check(property, { numRuns: runs, seed })
      return { statuses, broken: counterexample?.[0] ?? null }
    },
  }
}

async function send(api: TestApi, { method, path, who, headers, body }: FuzzRequest, owner: string): Promise<number> {
  const address = `203.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
  const reply = await api.ask(method, path.slice(1), {
    as: who === NOBODY ? null : who,
    ...(who === OWNER && { token: owner }),
    ...(who === WHO_RUNS_IT && { token: OPERATOR }),
    headers: { ...headers, 'x-forwarded-for': address },
    ...(body !== null && { body }),
  })
  return reply.status
}
