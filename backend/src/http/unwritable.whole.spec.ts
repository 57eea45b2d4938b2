import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApi } from '../../test/api'
import type { Reply, TestApi } from '../../test/api'
import { PRIVATE, submitOf } from '../../test/booking'
import { postgresUrl } from '../../test/database'

/** Simulates PostgreSQL's errors, since a full disk is not available in every run. */
const refusing = (code: string): readonly [begin: string, end: string] => [
  `create function refuse() returns trigger language plpgsql as $$
     begin raise exception 'refused' using errcode = '${code}'; end $$;
   create trigger refuse before insert on idempotency_keys for each row execute function refuse();
   create trigger refuse before insert or update on rate_limits for each row execute function refuse()`,
  'drop function refuse() cascade',
]
const readOnly = postgresUrl
  ? refusing('25006')
  : (['set default_transaction_read_only = on', 'set default_transaction_read_only = off'] as const)

describe.each([
  ['is read-only', ...readOnly],
  ['has no room left', ...refusing('53100')],
])('a database that %s', (_what, begin, end) => {
  let api: TestApi
  let id = ''
  let body: object
  beforeAll(async () => {
    api = await testApi()
    body = await submitOf(api, PRIVATE)
    id = (await api.ask('POST', 'portal/booking', { body })).body.id
  })
  afterAll(() => api.close())

  const change = (vet_staff_c: string, version: number): Promise<Reply> =>
    api.ask('PUT', `portal/booking/${id}`, { body: { ...body, vet_staff_c }, version })

  test('refuses writes for a while, serves reads, and recovers by itself', async () => {
    const before = (await api.ask('GET', `portal/booking/${id}`)).body
    await api.connection.sql.exec(begin)
    const refused = [
      await api.ask('POST', 'portal/booking', { body }),
      await change('Dana', 1),
      await api.ask('POST', `portal/booking/${id}/complete`, { body: {}, version: 1 }),
      await api.ask('POST', 'portal/guest/login', {
        as: null,
        body: { booking_id: 'none', quoted_product_id: 'none', phone: '412345678' },
      }),
    ]
    for (const { status, headers, body: answer } of refused) {
      expect([status, headers.get('retry-after'), answer.message]).toEqual([
        503,
        '5',
        'We cannot save anything at the moment. Nothing was saved, but you can still read everything.',
      ])
    }
    expect((await api.ask('GET', `portal/booking/${id}`)).body).toEqual(before)
    const reads = ['portal/booking', 'portal/vet', 'portal/product', 'portal/pet_types']
    for (const path of reads) expect([path, (await api.ask('GET', path)).status]).toEqual([path, 200])
    expect((await api.ask('GET', 'portal/brand', { as: null })).status).toBe(200)
    expect((await api.ask('GET', 'health', { as: null })).status).toBe(503)

    await api.connection.sql.exec(end)
    expect((await change('Dana', 1)).body.cstm.vet_staff_c).toBe('Dana')
  })
})

// The embedded database has one connection, so nobody else can hold a lock.
const withLocks = postgresUrl ? ['PostgreSQL'] : []
test.each(withLocks)('a locked row on %s refuses its write in time; everything else works', async () => {
  const api = await testApi()
  const body = await submitOf(api, PRIVATE)
  const { id } = (await api.ask('POST', 'portal/booking', { body })).body
  const change = () => api.ask('PUT', `portal/booking/${id}`, { body: { ...body, vet_staff_c: 'Dana' }, version: 1 })
  let release = () => {}
  const held = api.connection.db.transaction(async (tx) => {
    await tx.execute(`select 1 from bookings where id = '${id}' for update`)
    await new Promise<void>((resolve) => (release = resolve))
  })
  const refused = change()
  expect((await api.ask('GET', `portal/booking/${id}`)).body.cstm.vet_staff_c).toBe('Kim')
  expect((await api.ask('POST', 'portal/booking', { body })).status).toBe(201)
  // While the row is still locked.
  const { status, headers, body: answer } = await refused
  expect([status, headers.get('retry-after'), answer.message]).toEqual([
    503,
    '5',
    'The service cannot reach its data at the moment. Nothing was saved; try again shortly.',
  ])
  release()
  await held
  expect((await change()).status).toBe(200)
  await api.close()
})
