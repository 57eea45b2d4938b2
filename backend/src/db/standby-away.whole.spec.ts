import { randomUUID } from 'node:crypto'
import { demoRows } from 'demo'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testApi } from '../../test/api'
import type { TestApi } from '../../test/api'
import { PRIVATE, submitOf } from '../../test/booking'
import { postgresUrl } from '../../test/database'
import { startPostgres } from '../../test/postgres'
import type { Postgres } from '../../test/postgres'
import { loadWorld } from '../operations/load-world'
import { connect } from './connect'

/** Connections of each pool. */
const EACH = 2
const UNKNOWN = "We don't know yet whether this was saved. Try again in a moment: it is never saved twice."

describe.each(postgresUrl ? ['PostgreSQL'] : [])('%s while its standby is away', () => {
  let postgres: Postgres
  let operator: Client
  let api: TestApi
  let body: object
  beforeAll(async () => {
    postgres = await startPostgres()
    const connection = await connect({ url: postgres.url, poolSize: 2 * EACH, commitMs: 300 })
    await loadWorld(connection.db, () => demoRows(new Date()))
    api = await testApi(undefined, connection)
    body = await submitOf(api, PRIVATE)
    operator = new Client({ connectionString: postgres.url })
    await operator.connect()
  })
  afterAll(async () => {
    await operator.end()
    await api.close()
    await postgres.stop()
  })

  const book = (key: string) => api.ask('POST', 'portal/booking', { body, key })
  const waitFor = async (standby: string) => {
    await operator.query(`alter system set synchronous_standby_names = '${standby}'`)
    await operator.query('select pg_reload_conf()')
  }
  const rows = async (of: string) => (await operator.query(`select from ${of}`)).rowCount ?? 0
  const waiting = () => rows(`pg_stat_activity where wait_event = 'SyncRep'`)

  test('a write fails in time with "unknown", reads continue, and a retry with the same key books once', async () => {
    await waitFor('away')
    const keys: string[] = []
    await vi.waitFor(async () => {
      const key = randomUUID()
      expect((await book(key)).body.message).toBe(UNKNOWN)
      keys.push(key)
    })
    const first = [...keys]
    keys.push(...Array.from({ length: 2 * EACH }, () => randomUUID()))
    // More bookings than connections; some have a key whose first attempt still waits.
    const more = [...keys, ...first].map(book)
    await vi.waitFor(async () => expect(await waiting()).toBe(EACH))
    // The first request records the use of its sign-in, the second is counted.
    expect((await api.ask('GET', 'portal/booking?search_term=bella')).status).toBe(200)
    expect((await api.ask('GET', 'portal/brand', { as: null })).status).toBe(200)
    expect(new Set((await Promise.all(more)).map((reply) => reply.body.message))).toEqual(new Set([UNKNOWN]))
    expect(await waiting()).toBeLessThanOrEqual(EACH)

    await waitFor('')
    await vi.waitFor(async () => expect(await waiting()).toBe(0))
    const saved = await Promise.all(keys.map(book))
    expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(saved.map((reply) => reply.body.id)).size).toBe(keys.length)
    expect((await Promise.all(keys.map(book))).map((reply) => reply.body.id)).toEqual(
      saved.map((reply) => reply.body.id),
    )
  })

  test('a key whose first attempt still waits is not answered as if nothing was saved', async () => {
    const key = randomUUID()
    const first = randomUUID()
    await book(first)
    await operator.query('begin')
    const copy = `insert into idempotency_keys (practice_id, contact_id, request_hash, status, response, created_at, key)
      select practice_id, contact_id, request_hash, status, response, created_at, $2 from idempotency_keys where key = $1`
    await operator.query(copy, [first, key])
    expect((await book(key)).body.message).toBe(UNKNOWN)
    await operator.query('rollback')
    expect((await book(key)).status).toBe(201)
  })

  test('a repeated response waits for the standby like the write', async () => {
    const key = randomUUID()
    expect((await book(key)).status).toBe(201)
    await waitFor('away')
    await vi.waitFor(async () => expect((await book(randomUUID())).status).toBe(503))
    expect((await book(key)).body.message).toBe(UNKNOWN)
    await waitFor('')
    await vi.waitFor(async () => expect((await book(key)).status).toBe(201))
  })
})
