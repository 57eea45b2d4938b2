import { ACCOUNTS, BARE, expect, test } from '../fixtures'
import { beginBooking } from '../fixtures/begin-booking'
import { shiftClock } from '../fixtures/clock'
import { ownLastName } from '../fixtures/own-word'
import { fillPet } from '../fixtures/pet-form'

// A computer that stands elsewhere, or whose zone or clock is set wrong: the clinic's clock is told all the same.
test.use({ timezoneId: 'America/New_York' })

test('wizard, list and details tell a booking by the clock of the clinic, and so does Customer Support [OPEN-126, OPEN-135]', async ({
  signedInPage,
  axe,
}) => {
  const lastName = ownLastName()
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  await shiftClock(page, -67 * 60_000)
  await beginBooking(page)
  await page.getByRole('checkbox', { name: 'Do not provide owner details' }).check()
  await fillPet(page, 'Clockwise', lastName)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Step 2 of 3/ })).toBeVisible()
  const perth = { timeZone: 'Australia/Perth', hourCycle: 'h23', hour: '2-digit', minute: '2-digit' } as const
  const minutes = [0, 60_000].map((ago) => new Intl.DateTimeFormat('en-AU', perth).format(Date.now() - ago))
  const note = page.getByText(/^Saved at \d\d:\d\d, Perth time$/)
  await expect(note).toBeVisible()
  const saved = (await note.textContent())?.match(/\d\d:\d\d/)?.[0] ?? ''
  expect(minutes).toContain(saved)

  await page.goto(`/bookings?search_term=${lastName}`)
  await expect(page.getByRole('columnheader', { name: 'Date created Perth time' })).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(lastName) })
  const listed = /(\d\d):(\d\d) (\d+)-(\w+)-(\d+)/.exec((await row.textContent()) ?? '') ?? []
  expect([0, 1]).toContain(minutesBetween(listed[0] ?? '', saved))
  await axe(page)

  await row.getByRole('rowheader').getByRole('link').click()
  const created = page.getByText(/^\d\d:\d\d[ap]m, \w{3} \d+ \w{3} \d{4}, Perth time$/).first()
  await expect(created).toBeVisible()
  const told = (await created.textContent()) ?? ''
  const [, hour = '', minute = '', half = '', day = '', month = '', year = ''] =
    /^(\d\d):(\d\d)([ap]m), \w{3} (\d+) (\w{3}) (\d{4})/.exec(told) ?? []
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0)
  expect(`${String(hours).padStart(2, '0')}:${minute} ${day}-${month}-${year}`).toBe(listed[0])
  await axe(page)

  await page.goto('/customer-support')
  await expect(page.getByText(/^Monday to Friday, 08:00 to 17:00, Perth time\./)).toBeVisible()
})

/** From one time to another, HH:mm, past midnight too. */
function minutesBetween(earlier: string, later: string): number {
  const of = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  return (of(later) - of(earlier) + 24 * 60) % (24 * 60)
}
