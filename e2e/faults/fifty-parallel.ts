import { randomUUID } from 'node:crypto'
import { testApi } from '../../backend/test/api'
import type { Reply, TestApi } from '../../backend/test/api'
import { PNG, line, submitOf } from '../../backend/test/booking'
import { startPostgres } from '../../backend/test/postgres'
import { holds, same } from './tools/check'
import type { Cell, Family, Notes } from './tools/family'

const PARALLEL = 50

const fifty = (ask: (index: number) => Promise<Reply>): Promise<Reply[]> =>
  Promise.all(Array.from({ length: PARALLEL }, (_, index) => ask(index)))
const withStatus = (replies: readonly Reply[], status: number) => replies.filter((reply) => reply.status === status)

/** A booking's body, and the pet's name that finds it in the database. */
async function newBooking(api: TestApi) {
  const submit = await submitOf(api, 'private cremation & return of ashes', { quoted_products: [line('fur-locket')] })
  const petName = `Pet ${randomUUID().slice(0, 8)}`
  return { petName, body: { ...submit, pet: { ...submit.pet, first_name: petName } } }
}

async function numberOf(api: TestApi, sql: string, value: string): Promise<number> {
  const [row] = await api.connection.sql.query(`select count(*)::int as total from ${sql}`, [value])
  return Number(row?.total)
}

/** One row and its parts, however many asked for it. */
async function oneBooking(api: TestApi, notes: Notes): Promise<void> {
  const [{ petName, body }, key] = [await newBooking(api), randomUUID()]
  const replies = await fifty(() => api.ask('POST', 'portal/booking', { body, key }))
  same('answered 201', withStatus(replies, 201).length, PARALLEL)
  same('different answers', new Set(replies.map((reply) => reply.body.id)).size, 1)
  const id = String(replies[0]?.body.id)
  same('bookings', await numberOf(api, 'bookings where pet_first_name = $1', petName), 1)
  same('items', await numberOf(api, 'booking_lines where booking_id = $1', id), 1)
  same('events', await numberOf(api, 'order_events where booking_id = $1', id), 1)
  notes.wrote()
}

async function oneUpdate(api: TestApi, notes: Notes): Promise<void> {
  const { body } = await newBooking(api)
  const { id } = (await api.ask('POST', 'portal/booking', { body })).body
  const replies = await fifty((index) =>
    api.ask('PUT', `portal/booking/${id}`, { body: { ...body, vet_staff_c: `Writer ${index}` }, version: 1 }),
  )
  const [winner, ...others] = withStatus(replies, 200)
  same('others that were answered 200', others.length, 0)
  same('answered 412', withStatus(replies, 412).length, PARALLEL - 1)
  const [row] = await api.connection.sql.query(
    'select version, to_jsonb(b)::text as row from bookings b where id = $1',
    [id],
  )
  same('version in the database', row?.version, 2)
  const written = `Writer ${replies.findIndex((reply) => reply === winner)}`
  holds(`the row is not that of ${written}`, String(row?.row).includes(`"${written}"`))
  same('events', await numberOf(api, 'order_events where booking_id = $1', id), 2)
  notes.wrote()
}

async function oneSubmission(api: TestApi, notes: Notes): Promise<void> {
  const { id } = (await api.ask('POST', 'portal/booking', { body: (await newBooking(api)).body })).body
  const replies = await fifty(() =>
    api.ask('POST', `portal/booking/${id}/complete`, { body: { screenshot_image: PNG }, version: 1 }),
  )
  // Who asks again for what is submitted as he saw it is only answered again.
  same('answered 200', withStatus(replies, 200).length, PARALLEL)
  same('submissions', await numberOf(api, 'booking_submissions where booking_id = $1', id), 1)
  same(
    'pictures to deliver',
    await numberOf(api, `outbox where kind = 'picture' and payload->>'bookingId' = $1`, id),
    1,
  )
  notes.wrote()
}

/** What fifty ask for at the same moment, on one engine. */
export const WALKS = {
  'equal creates under one key: one booking': oneBooking,
  'updates of one version: one wins, its row stands': oneUpdate,
  'completes: one submission, one picture': oneSubmission,
}

function cellsOn(engine: string, api: TestApi): Cell[] {
  return Object.entries(WALKS).map(([name, walk]) => ({
    name: `${engine}, ${PARALLEL} ${name}`,
    walk: (notes) => walk(api, notes),
  }))
}

/** Fifty at the same moment, on both engines [API-24, API-25, API-29, OPEN-49]. */
export const family: Family = {
  async open() {
    const embedded = await testApi()
    const postgres = await startPostgres()
    const server = await testApi(postgres.url)
    return {
      cells: [...cellsOn('PGlite', embedded), ...cellsOn('PostgreSQL', server)],
      close: async () => {
        await Promise.all([embedded.close(), server.close()])
        await postgres.stop()
      },
    }
  },
}
