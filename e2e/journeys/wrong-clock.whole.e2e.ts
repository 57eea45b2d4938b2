import { DAY_MS, MINUTE_MS, STAGE } from '@portal/domain'
import { ACCOUNTS, expect, test } from '../fixtures'
import { fillBooking, isOnItems, isSubmitted, next, petName } from '../fixtures/booking-wizard'
import { bookingsOf } from '../fixtures/bookings'
import { shiftClock } from '../fixtures/clock'
import { keptWords } from '../fixtures/kept-words'
import { submitButton } from '../fixtures/submit'

for (const [clock, byMs] of [
  ['a year ahead', 366 * DAY_MS],
  ['in 1970', DAY_MS - Date.now()],
] as const)
  test(`on a computer whose clock is ${clock} a booking is kept and submitted, at the server's time [SHL-17, OPEN-87]`, async ({
    page,
    signIn,
  }) => {
    await shiftClock(page, byMs)
    await signIn(page, ACCOUNTS.harbourOwner)
    const name = await fillBooking(page)
    await expect.poll(() => keptWords(page)).toContain(name)
    await page.reload()
    await expect(petName(page)).toHaveValue(name)
    await next(page).click()
    await isOnItems(page)
    await next(page).click()
    await (await submitButton(page)).click()
    await isSubmitted(page)
    const api = bookingsOf(page)
    const { data } = await (await api.ask('GET', `booking?search_term=${name}`)).json()
    expect(data).toHaveLength(1)
    const row = await api.read(data[0].id)
    expect(row.cstm.order_stage_c).toBe(STAGE.vpSubmitted)
    expect(Math.abs(Date.now() - new Date(row.date_entered ?? '').valueOf())).toBeLessThan(30 * MINUTE_MS)
  })
