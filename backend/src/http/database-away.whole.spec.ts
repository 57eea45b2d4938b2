import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testApi } from '../../test/api'
import type { Reply, TestApi } from '../../test/api'
import { submitOf } from '../../test/booking'
import { postgresUrl, testDatabase } from '../../test/database'
import { lineTo } from '../../test/line'
import type { Line } from '../../test/line'
import { asFailure } from '../errors/as-failure'

const AWAY = [503, '5', 'The service cannot reach its data at the moment. Nothing was saved; try again shortly.']
const said = ({ status, headers, body }: Reply) => [status, headers.get('retry-after'), body.message]

test('a failed transaction returns its connection', async () => {
  const { db, sql, close } = await testDatabase()
  for (let times = 0; times < 6; times++) {
    await expect(db.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  }
  expect(await sql.query('select 1 as one')).toEqual([{ one: 1 }])
  await close()
})

// The embedded database has no connection that could break.
const withConnections = postgresUrl ? [postgresUrl] : []
describe.each(withConnections)('PostgreSQL goes down and comes back', (address) => {
  let api: TestApi
  let line: Line
  let operator: Client
  let body: object
  beforeAll(async () => {
    const url = new URL(address)
    line = await lineTo(Number(url.port))
    url.port = String(line.port)
    url.searchParams.set('application_name', 'gone-and-back')
    api = await testApi(url.href)
    const [{ name } = {}] = await api.connection.sql.query('select current_database() as name')
    url.port = new URL(address).port
    url.pathname = String(name)
    url.searchParams.delete('application_name')
    operator = new Client({ connectionString: url.href })
    await operator.connect()
    body = await submitOf(api, 'private cremation & return of ashes')
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await operator.end()
    await api.close()
    await line.close()
  })

  const booked = async (): Promise<string> => (await api.ask('POST', 'portal/booking', { body })).body.id
  const read = (id: string) => api.ask('GET', `portal/booking/${id}`)
  const change = (id: string, key: string) =>
    api.ask('PUT', `portal/booking/${id}`, { body: { ...body, vet_staff_c: 'Dana' }, version: 1, key })
  const rows = async (id: string) => [
    ...(await api.connection.sql.query('select version, vet_staff from bookings where id = $1', [id])),
    ...(await api.connection.sql.query('select count(*)::int as bookings from bookings')),
    ...(await api.connection.sql.query('select count(*)::int as events from order_events where booking_id = $1', [id])),
    ...(await api.connection.sql.query('select count(*)::int as claims from idempotency_keys where status = 0')),
  ]
  /** Ends all connections of the app, as an administrator or restart does. Returns how many were in a statement. */
  const terminate = async (): Promise<number> => {
    const { rows: ended } = await operator.query(
      // Within a call the connection has the call's name [OPEN-166].
      `select state, pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
        and (application_name = 'gone-and-back' or application_name like 'portal %')`,
    )
    return ended.filter(({ state }) => state === 'active').length
  }

  test('connections that end during a write: the write is refused completely, the next one works', async () => {
    const id = await booked()
    const before = await rows(id)
    const key = randomUUID()
    await operator.query('begin')
    await operator.query('select 1 from bookings where id = $1 for update', [id])
    const refused = change(id, key)
    await vi.waitFor(async () => {
      // For this row only: specs that run in parallel wait for locks of their own.
      const { rows: waiting } = await operator.query(
        'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
      )
      expect(waiting).not.toEqual([])
    })
    expect(await terminate()).toBeGreaterThan(0)
    expect(said(await refused)).toEqual(AWAY)
    await operator.query('commit')
    // Until the pools notice the ended connections, a call may get one of them.
    await vi.waitFor(async () => expect((await read(id)).status).toBe(200))
    await vi.waitFor(async () => expect(await rows(id)).toEqual(before))
    await vi.waitFor(async () => expect((await change(id, key)).body.cstm?.vet_staff_c).toBe('Dana'))
    expect((await rows(id))[0]).toEqual({ version: 2, vet_staff: 'Dana' })
  })

  test('a connection that breaks between two statements of a write counts as database down, not as a bug', async () => {
    const broken = api.connection.db.transaction(async (tx) => {
      await line.cut()
      for (;;) await tx.execute('select 1')
    })
    expect(asFailure(await broken.catch((error: unknown) => error))?.kind).toBe('unavailable')
    await line.mend()
  })

  test('a connection that ends during the commit: the response is "unknown", and the same key is safe', async () => {
    const id = await booked()
    const key = randomUUID()
    await operator.query(`create function end_connection() returns trigger language plpgsql security definer as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`)
    await operator.query(`create constraint trigger ends_at_commit after update on bookings
      deferrable initially deferred for each row execute function end_connection()`)
    expect(said(await change(id, key))).toEqual([503, '5', expect.stringContaining("We don't know yet whether")])
    await operator.query('drop function end_connection cascade')
    expect((await change(id, key)).body.cstm.vet_staff_c).toBe('Dana')
    expect((await rows(id))[0]).toEqual({ version: 2, vet_staff: 'Dana' })
  })

  test('no connection is lost: more writes than connections find theirs broken', async () => {
    const id = await booked()
    for (let times = 0; times < 6; times++) {
      await line.cut()
      expect((await change(id, randomUUID())).status).toBe(503)
      await line.mend()
      await vi.waitFor(async () => expect((await read(id)).status).toBe(200))
    }
    const free = await Promise.all([read(id), read(id), read(id), read(id)])
    expect(free.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('a server that refuses connections: writes are refused, reads never wrong, and no restart is needed', async () => {
    const id = await booked()
    const before = await rows(id)
    const key = randomUUID()
    await line.cut()
    for (let times = 0; times < 2; times++) {
      expect(said(await change(id, key))).toEqual(AWAY)
      expect(said(await api.ask('POST', 'portal/booking', { body }))).toEqual(AWAY)
      expect((await read(id)).status).toBe(503)
      expect((await api.ask('GET', 'portal/booking')).status).toBe(503)
    }
    await line.mend()
    expect((await read(id)).body.cstm.vet_staff_c).toBe('Kim')
    expect(await rows(id)).toEqual(before)
    expect((await change(id, key)).status).toBe(200)
    expect((await change(id, key)).status).toBe(200)
    expect((await rows(id))[0]).toEqual({ version: 2, vet_staff: 'Dana' })
  })
})
