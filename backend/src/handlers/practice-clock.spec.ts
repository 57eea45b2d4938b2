import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BANKSIA, HARBOUR, testApi } from '../../test/api'
import type { TestApi } from '../../test/api'
import { line, submitOf } from '../../test/booking'
import { ownersPlaque } from '../../test/owner-request'
import { standAt } from '../../test/stand-at'

standAt('2031-03-09T00:00:00Z')
let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

/** Harbour moves to another state. */
async function moveTo(state: string) {
  await api.connection.sql.query(
    "update practices set office = jsonb_set(office, '{state}', to_jsonb($1::text)) where id = 'practice-harbour'",
    [state],
  )
  api.deps.auth.forget()
}

test.each([
  ['WA', 'Australia/Perth'],
  ['', 'UTC'],
])('a practice in %j is told that it goes by %s [OPEN-126]', async (state, zone) => {
  await moveTo(state)
  expect((await api.ask('GET', 'portal/vet')).body.time_zone).toBe(zone)
})

test.each([
  ['Perth', 'WA', '2015-05-11', '2015-05-10T16:00:00Z', '2015-05-11T16:00:00Z'],
  ['Adelaide as summer begins', 'SA', '2015-10-04', '2015-10-03T14:30:00Z', '2015-10-04T13:30:00Z'],
  ['Melbourne as summer ends', 'VIC', '2015-04-05', '2015-04-04T13:00:00Z', '2015-04-05T14:00:00Z'],
  ['no known place', 'Elsewhere', '2015-10-04', '2015-10-04T00:00:00Z', '2015-10-05T00:00:00Z'],
])('a day of the list is the day in %s [OPEN-22, OPEN-126]', async (_, state, day, begins, ends) => {
  await moveTo(state)
  const isFound = async (moment: number) => {
    const at = new Date(moment).toISOString()
    await api.connection.sql.query("update bookings set date_entered = $1 where id = 'booking-100001'", [at])
    const { body } = await api.ask('GET', `portal/booking?date_created_from=${day}&date_created_to=${day}`)
    return body.data.map(({ id }: { id: string }) => id).includes('booking-100001')
  }
  const [first, past] = [Date.parse(begins), Date.parse(ends)]
  expect([await isFound(first - 1), await isFound(first), await isFound(past - 1), await isFound(past)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

describe('what can be had from a day on', () => {
  const ORDER = 'urns and memorabilia order'
  const HEART = 'bronze-garden-heart'

  test.each([
    [HARBOUR, '2031-03-09T15:59:59Z', 422],
    [HARBOUR, '2031-03-09T16:00:00Z', 201],
    [BANKSIA, '2031-03-09T12:59:59Z', 422],
    [BANKSIA, '2031-03-09T13:00:00Z', 201],
  ])('%s orders it at %s: %i [OPEN-101, OPEN-126]', async (as, moment, status) => {
    await moveTo('WA')
    const body = await submitOf(api, ORDER, { quoted_products: [line(HEART)] }, as)
    await api.connection.sql.query('update products set details = details || $2::jsonb where id = $1', [
      HEART,
      JSON.stringify({ dateAvailable: '2031-03-10', specialOrder: true }),
    ])
    api.clock.now = new Date(moment)
    expect((await api.ask('POST', 'portal/booking', { body, as })).status).toBe(status)
  })
})

test('an owner is asked to answer by a day of the clinic, Client Care called when it is over there [OPEN-110]', async () => {
  await moveTo('WA')
  api.clock.now = new Date('2031-03-10T15:59:00Z')
  const plaque = await ownersPlaque(api)
  await plaque.submit()
  expect((await plaque.engraving.read()).body).toMatchObject({ answerBy: '2031-03-20', timeZone: 'Australia/Perth' })
  const [row] = await api.connection.sql.query(
    "select next_at from outbox where payload->>'kind' = 'overdue' and payload->>'bookingId' = $1",
    [plaque.bookingId],
  )
  expect(new Date(String(row?.next_at)).toISOString()).toBe('2031-03-20T16:00:00.000Z')
})
