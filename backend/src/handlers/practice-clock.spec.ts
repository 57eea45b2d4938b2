import { expect, test } from 'vitest'
import { ownersPlaque } from '../../test/owner-request'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'

standAt('2031-03-09T00:00:00Z')
const api = specApi()

/** Moves the practice Harbour to another state. */
async function moveTo(state: string) {
  await api.connection.sql.query(
    "update practices set office = jsonb_set(office, '{state}', to_jsonb($1::text)) where id = 'practice-harbour'",
    [state],
  )
  api.deps.auth.forget()
}

test.each([
  ['Perth', 'WA', '2015-05-11', '2015-05-10T16:00:00Z', '2015-05-11T16:00:00Z'],
  ['Adelaide as summer begins', 'SA', '2015-10-04', '2015-10-03T14:30:00Z', '2015-10-04T13:30:00Z'],
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

test("the last day for an answer, and the call by Client Care, follow the clinic's time zone [OPEN-110]", async () => {
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
