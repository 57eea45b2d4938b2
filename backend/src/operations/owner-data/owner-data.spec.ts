import { addTime } from '@portal/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { specApi } from '../../../test/spec-api'
import { runOwners } from './command'

/** All tables with owners' data. */
const TABLES = [
  'bookings',
  'booking_list',
  'booking_lines',
  'special_instructions',
  'order_events',
  'booking_submissions',
  'booking_images',
  'engravings',
  'engraving_versions',
  'owner_requests',
  'owner_messages',
]

const api = specApi()
let said: string[]
beforeEach(() => {
  said = []
})

const run = (...words: string[]) =>
  runOwners(
    words,
    { db: api.deps.db, storage: api.deps.storage, years: 7, now: api.clock.now },
    { say: (text) => void said.push(text), complain: (text) => void said.push(text) },
  )

async function textOf(id: string, order: number): Promise<string> {
  const texts = TABLES.map(async (table) => {
    const key = table === 'bookings' ? 'id = $1' : table === 'booking_list' ? 'order_id::text = $1' : 'booking_id = $1'
    const rows = await api.connection.sql.query(`select to_jsonb(t) as row from ${table} t where ${key}`, [
      table === 'booking_list' ? String(order) : id,
    ])
    return JSON.stringify(rows)
  })
  return (await Promise.all(texts)).join('\n')
}

/** A submitted booking with the owner's texts everywhere. */
async function written(order: number): Promise<{ id: string; money: unknown }> {
  const { sql } = api.connection
  const id = await api.idOf(order)
  await sql.query(
    `update bookings set owner_first_name = 'Quenby', owner_last_name = 'Zorrilla', owner_phone = '+61455512345',
      pet_last_name = 'Zorrilla', details = jsonb_set(details, '{owner}', coalesce(nullif(details->'owner', 'null'), '{}')
      || '{"firstName":"Quenby","lastName":"Zorrilla","email":"quenby@zorrilla.test","phoneNumber":"0455512345"}') where id = $1`,
    [id],
  )
  await sql.query(
    `insert into special_instructions (practice_id, booking_id, id, seq, description)
      select practice_id, id, 'note-z', 90, 'Call Quenby at 0455 512 345' from bookings where id = $1 on conflict do nothing`,
    [id],
  )
  await sql.query(
    `insert into order_events (practice_id, booking_id, at, field, from_value, to_value, by)
      select practice_id, id, date_entered, 'artwork', '', 'changes asked for: love, Quenby', 'Quenby Zorrilla' from bookings where id = $1`,
    [id],
  )
  await sql.query(
    `insert into booking_submissions (practice_id, booking_id, at, by, version, outcome, outcome_acknowledged, confirmed_sizes, image_key, record, artworks)
      select practice_id, id, date_entered, 'Staff', 1, '', false, '[]', 'bookings/z/summary-1.png',
        '{"owner":{"first_name":"Quenby"},"owner_first_name":"Quenby","pet":{"last_name":"Zorrilla","weight":12},"base_rate":230.5,
          "quoted_products":[{"name":"Oak urn","quantity":1,"list_price":99.5,"engraving_text":"Quenby"}]}'::jsonb, '[]'
        from bookings where id = $1 on conflict (practice_id, booking_id) do update set record = excluded.record, image_key = excluded.image_key`,
    [id],
  )
  await sql.query(
    `update booking_lines set engraving_text = 'From Quenby', children = children ||
      '[{"id":"card","baseId":"card","parentId":"urn","name":"Card","engravingText":"Quenby’s","details":{}}]'::jsonb where booking_id = $1`,
    [id],
  )
  await sql.query(`update engravings set change_note = 'Quenby asks for gold' where booking_id = $1`, [id])
  await sql.query(
    `update engraving_versions set details = jsonb_set(details, '{primaryText,text}', '"Love, Quenby"') where booking_id = $1`,
    [id],
  )
  api.storage.stored.set('bookings/z/summary-1.png', { bytes: new Uint8Array([1]), type: 'image/png' })
  return { id, money: await moneyOf(id) }
}

const moneyOf = (id: string) =>
  api.connection.sql.query(
    `select b.fees, s.record->'base_rate' as rate, s.record->'quoted_products'->0->'list_price' as price,
      (select json_agg(json_build_array(name, quantity, list_price, base_rate) order by seq) from booking_lines where booking_id = b.id) as lines
      from bookings b join booking_submissions s on s.booking_id = b.id where b.id = $1`,
    [id],
  )

const OWNERS = /quenby|zorrilla|455512345|455 512 345/i

describe("an operator's command [OPEN-169]", () => {
  test('exports everything that is stored', async () => {
    await written(100_007)
    expect(await run('export', '--email', 'Quenby@zorrilla.test')).toBe(0)
    const [one] = JSON.parse(said.join(''))
    expect([one.booking.orderId, one.booking.ownerPhone, one.bookingSubmissions[0].record.owner.first_name]).toEqual([
      100_007,
      '+61455512345',
      'Quenby',
    ])
    expect(one.specialInstructions.at(-1).description).toBe('Call Quenby at 0455 512 345')
    expect([await run('export', '--phone', '0400 000 001'), said.at(-1)]).toEqual([1, '[]'])
  })

  test('erases every table and the storage, and keeps items and prices', async () => {
    const { id, money } = await written(100_007)
    expect(await textOf(id, 100_007)).toMatch(/From Quenby/)
    expect(await run('erase', '--phone', '0455 512 345')).toBe(2)
    expect(await textOf(id, 100_007)).toMatch(OWNERS)
    expect(await run('erase', '--phone', '0455 512 345', '--yes')).toBe(0)
    expect(await textOf(id, 100_007)).not.toMatch(OWNERS)
    expect(api.storage.stored.has('bookings/z/summary-1.png')).toBe(false)
    expect(await moneyOf(id)).toEqual(money)
    const [row] = await api.connection.sql.query(
      'select reason, order_id::int as order from erasures where booking_id = $1',
      [id],
    )
    expect(row).toEqual({ reason: 'request', order: 100_007 })
    const shown = await api.ask('GET', `portal/booking/${id}`)
    expect([shown.status, shown.body.owner, shown.body.id]).toEqual([200, null, id])
    expect(JSON.stringify((await api.ask('GET', 'portal/booking?search_term=quenby')).body)).not.toContain(id)
    expect(await run('export', '--booking', '100007')).toBe(1)
  })

  test('with the storage down it does nothing by halves', async () => {
    const { id } = await written(100_011)
    const away = { delete: () => Promise.reject(new Error('away')) }
    const out = { say: () => {}, complain: () => {} }
    const deps = { db: api.deps.db, storage: away, years: 7, now: api.clock.now }
    await expect(runOwners(['erase', '--booking', '100011', '--yes'], deps, out)).rejects.toThrow('away')
    expect(await textOf(id, 100_011)).toMatch(OWNERS)
  })
})

test('erases bookings without events for seven years, and keeps younger ones [OPEN-169]', async () => {
  const [old, young] = [await written(100_011), await written(100_001)]
  const age = (id: string, days: number) =>
    Promise.all([
      api.connection.sql.query('update bookings set date_entered = $2 where id = $1', [id, at(days)]),
      api.connection.sql.query('update order_events set at = $2 where booking_id = $1', [id, at(days)]),
      api.connection.sql.query('update booking_submissions set at = $2 where booking_id = $1', [id, at(days)]),
    ])
  const at = (days: number) => addTime(addTime(api.clock.now, -84, 'month'), days, 'day')
  await age(old.id, -1)
  await age(young.id, -1)
  // An old booking with a recent event.
  await api.connection.sql.query('update order_events set at = $2 where booking_id = $1', [young.id, at(1)])
  expect(await run('retain')).toBe(0)
  expect(said).toEqual([
    `1 bookings in which nothing has happened since ${at(0).toISOString()} are unreadable; 0 failed.`,
  ])
  expect(await textOf(old.id, 100_011)).not.toMatch(OWNERS)
  expect(await textOf(young.id, 100_001)).toMatch(OWNERS)
  expect(await run('retain')).toBe(0)
  expect(said.at(-1)).toMatch(/^0 bookings/)
})
