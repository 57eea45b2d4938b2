import { parseArgs } from 'node:util'
import * as fc from 'fast-check'
import { BANKSIA, HARBOUR, HARBOUR_NURSE, OPERATOR, SOUTHBANK, testApi } from '../test/api'
import type { TestApi } from '../test/api'
import { PNG, line, submitOf } from '../test/booking'
import { PHOTO, draft, plaqueOn } from '../test/engraving'
import { part, autoRollback, visit } from '../test/part-metrics'
import { operationsOf, requestOf } from './requests'
import type { FuzzRequest, Operation, Samples } from './requests'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '300' }, seed: { type: 'string' } },
})
const runs = Number(values.runs)
const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed)
const NOBODY = 'nobody'
/** The owner of the plaque among the samples, with the token of its line. */
const OWNER = 'owner of a plaque'
const WHO_RUNS_IT = 'operator'
const OF_THE_POOL = {
  AssociateSoftwareToken: { SecretCode: 'JBSWY3DPEHPK3PXP' },
  VerifySoftwareToken: { Status: 'SUCCESS' },
}

/** Sends every endpoint of the OpenAPI document requests of all kinds; whether none was answered 5xx. */
async function main(): Promise<boolean> {
  const api = await testApi()
  // As a pool that offers a second factor.
  for (const [operation, body] of Object.entries(OF_THE_POOL))
    api.pool.answerTo.set(operation, { status: 200, body, error: null })
  try {
    const operations = operationsOf((await api.ask('GET', 'openapi.json', { as: null })).body)
    const plaque = await plaqueOn(api)
    await plaque.whole()
    const samples = await collectSamples(api, plaque)
    console.log(`${runs} requests for each of ${operations.length} endpoints, seed ${seed}\n`)
    const results: boolean[] = []
    for (const operation of operations) results.push(await fuzz(api, operation, samples, plaque.client))
    const broken = results.filter((isSound) => !isSound).length
    console.log(`\n${operations.length - broken} endpoints sound, ${broken} answered 5xx`)
    return broken === 0
  } finally {
    await api.close()
  }
}

async function fuzz(api: TestApi, operation: Operation, samples: Samples, owner: string): Promise<boolean> {
  const statuses = new Map<number, number>()
  const property = fc.asyncProperty(requestOf(operation, samples), async (request) => {
    const status = await send(api, request, owner)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status >= 500) throw new Error(`answered ${status}`)
  })
  const outcome = await fc.check(property, { numRuns: runs, seed })
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}×${count}`)
  console.log(`${`${operation.method} ${operation.path}`.padEnd(52)} ${counts.join(' ')}`)
  if (outcome.failed) console.log('  answered 5xx:', JSON.stringify(outcome.counterexample?.[0]).slice(0, 2000))
  return !outcome.failed
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

const parts = [{ ...part(), ms: 412 }]

async function collectSamples(api: TestApi, plaque: Awaited<ReturnType<typeof plaqueOn>>): Promise<Samples> {
  const submit = await submitOf(api, 'private cremation & return of ashes', {
    quoted_products: [line('fur-locket')],
    special_instructions: [{ id: 'row-1', description: 'Keep the collar' }],
  })
  const made = await Promise.all(Array.from({ length: 4 }, () => api.ask('POST', 'portal/booking', { body: submit })))
  const [first] = made.map((reply) => String(reply.body.id))
  const instruction = { id: '', description: 'Call first', opportunity_id: first, completed: false }
  return {
    who: [
      HARBOUR,
      HARBOUR,
      HARBOUR,
      HARBOUR,
      HARBOUR_NURSE,
      BANKSIA,
      SOUTHBANK,
      NOBODY,
      OWNER,
      OWNER,
      WHO_RUNS_IT,
      WHO_RUNS_IT,
    ],
    ids: [
      ...made.map((reply) => String(reply.body.id)),
      'booking-100001',
      'booking-100006',
      'booking-100007',
      'booking-200001',
      'clay-paw-print',
      'contact-harbour-nurse',
      String(made[0]?.body.quoted_products[0].id),
      'unknown',
      // Both are asked for together: often enough that they meet.
      ...Array.from({ length: 12 }, () => [plaque.bookingId, plaque.lineId]).flat(),
    ],
    bodies: {
      'POST /portal/booking': [submit],
      'PUT /portal/booking/{id}': [submit, { ...submit, pet: null, owner: null }],
      'POST /portal/booking/{id}': [submit],
      'PATCH /portal/booking/{id}': [submit],
      'POST /portal/booking/{id}/complete': [
        { screenshot_image: PNG },
        { screenshotImage: PNG, outcome_acknowledged: true },
      ],
      'POST /portal/special_instruction': [{ opportunity_id: first, special_instructions: [instruction, instruction] }],
      'PUT /portal/special_instruction/{id}': [{ special_instructions: [instruction] }],
      'POST /portal/earlier_owners': [
        { first_name: 'Ann', last_name: 'Quill', phone: '', booking_id: first },
        { phone: '0412 000 111' },
      ],
      'POST /portal/guest/login': [{ booking_id: 'booking-100007', quoted_product_id: 'x', phone: '412345678' }],
      'PUT /portal/booking/{id}/engraving/{lineId}': [draft(), draft({ icon: 'Heart' }), draft({ photo: PHOTO })],
      'POST /portal/booking/{id}/engraving/{lineId}/upload': [{ bytes: 9 }],
      'PUT /portal/booking/{id}/engraving/{lineId}/engraving_files': [
        { product_id: 'plaque-text', engraving_files: { imageOptionsUrl: 'uploads/x' } },
        { product_id: 'plaque-text', engraving_files: { imageOptionsUrl: null } },
      ],
      'POST /portal/booking/{id}/engraving/{lineId}/approve': [{ sha256: 'a'.repeat(64), way: 'phone' }],
      'POST /portal/booking/{id}/engraving/{lineId}/change_request': [{ note: 'Another heart, please' }],
      'POST /portal/part_metrics': [{ parts }],
      'POST /portal/part_metrics/{id}': [{ parts }],
      'POST /portal/screen_times': [{ visits: [visit()] }],
      'POST /portal/screen_times/{id}': [{ visits: [visit()] }],
      'POST /portal/auto_rollback': [autoRollback()],
      'POST /portal/vet': [
        { pricing_information_c: 'RRP', default_collection_location_c: 'Vet', provides_client_details_c: 1 },
      ],
      'POST /portal/contact': [{ first_name: 'Vera', last_name: 'Moss' }],
      'POST /portal/contact/{id}': [{ first_name: 'Vera', last_name: 'Moss' }],
    },
  }
}

process.exit((await main()) ? 0 : 1)
