import type { Page } from '@playwright/test'
import { DAY_MS, SERVICE_TYPE } from '@portal/domain'
import { ACCOUNTS } from '../fixtures/accounts'
import { bookingsOf } from '../fixtures/bookings'
import { setClock, shiftClock } from '../fixtures/clock'
import { keptOf, signInByForm } from '../fixtures/sign-in'
import { browserFamily } from './portal/browser-family'
import type { Visit, Walk } from './portal/browser-family'
import {
  bar,
  fillNew,
  firstName,
  freshName,
  isOnItems,
  isSubmitted,
  kept,
  nextButton,
  openEdit,
  see,
  submitButton,
  weight,
} from './portal/wizard'
import { holds, same } from './tools/check'

const MINUTE_MS = 60_000
const OFF: Readonly<Record<string, number>> = {
  'a day ahead': DAY_MS,
  'a day behind': -DAY_MS,
  'a year ahead': 366 * DAY_MS,
  'at 1 January 1970': -Date.now() + DAY_MS,
}

/** The times of the row are the server's, whatever the page's clock says. */
async function timesAreReal(page: Page, name: string): Promise<void> {
  const { data } = await (await bookingsOf(page).ask('GET', `booking?page_size=100&search_term=${name}`)).json()
  same('bookings', data.length, 1)
  const row = await bookingsOf(page).read(data[0].id)
  same('stage', row.cstm.order_stage_c, 'VP Submitted')
  const age = Date.now() - new Date(row.date_entered ?? '').valueOf()
  holds(`entered at ${row.date_entered}`, Math.abs(age) < 5 * MINUTE_MS)
}

/** Signs in, books, saves and submits on a computer whose clock is wrong from the start. */
const wholeDay =
  (byMs: number): Walk =>
  async ({ open, wrote }) => {
    const page = await open('')
    await page.context().clearCookies()
    await shiftClock(page, byMs)
    await page.goto('/login')
    await page.evaluate(() => [localStorage, sessionStorage].forEach((one) => one.clear()))
    await signInByForm(page, ACCOUNTS.harbourOwner)
    const name = freshName()
    await fillNew(page, name)
    await nextButton(page).click()
    await isOnItems(page)
    await see(bar(page)).toHaveText(/^Saved at \d\d:\d\d/)
    await nextButton(page).click()
    await submitButton(page).click()
    await isSubmitted(page)
    await timesAreReal(page, name)
    wrote(2)
  }

/** The clock is set while somebody types: what was typed stays, over a reload too, and is saved. */
const setMeanwhile =
  (byMs: number): Walk =>
  async ({ open, wrote }) => {
    const page = await open('')
    await shiftClock(page, 0)
    await page.goto('/dashboard')
    const id = await openEdit(page)
    await firstName(page).fill('Stella')
    await see.poll(() => kept(page)).toContain('Stella')
    await setClock(page, byMs)
    await weight(page).fill('31')
    await see.poll(() => kept(page)).toMatch(/\b31\b/)
    await shiftClock(page, byMs)
    await page.reload()
    await see(firstName(page)).toHaveValue('Stella')
    await see(weight(page)).toHaveValue(/^31/)
    await nextButton(page).click()
    await isOnItems(page)
    const { pet } = await bookingsOf(page).read(id)
    same('the row', [pet?.first_name, pet?.weight], ['Stella', 31])
    wrote()
  }

/** Nothing is taken for old because the clock says so: what was typed is offered on the dashboard. */
async function draftsOfAWrongClock({ open, wrote }: Visit): Promise<void> {
  const page = await open('')
  await page.goto('/dashboard')
  const name = freshName()
  await fillNew(page, name)
  await see.poll(() => kept(page)).toContain(name)
  await shiftClock(page, 400 * DAY_MS)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: `Resume booking: ${name}` }).click()
  await see(firstName(page)).toHaveValue(name)
  await nextButton(page).click()
  await isOnItems(page)
  same('bookings', await bookingsOf(page).count(name), 1)
  wrote()
}

/** Whose time it is, which a computer of the clinic's own zone is not told everywhere [OPEN-126]. */
const WHOSE_TIME = /,?\s*Perth time/g

/** Dates are the practice's, not the computer's: another zone shows the same list and details, and says whose time. */
async function otherZone({ open, portal, wrote }: Visit): Promise<void> {
  const page = await open()
  const state = await keptOf(page.context())
  await bookingsOf(page).create(SERVICE_TYPE.privateReturn)
  const read = async (reader: Page) => {
    await reader.goto('/bookings')
    const table = reader.getByRole('table')
    await see(table.getByRole('rowheader').first()).toBeVisible()
    const list = await table.innerText()
    await reader.goto('/booking/booking-100002')
    await see(reader.getByRole('heading', { level: 1, name: /100002/ })).toBeVisible()
    await see(reader.getByRole('main')).not.toContainText('Loading')
    return [list, await reader.getByRole('main').innerText()]
  }
  const here = await read(page)
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const elsewhere = await portal.browser.newContext({
      baseURL: portal.origin,
      locale: 'en-AU',
      viewport: { width: 1280, height: 800 },
      timezoneId,
      storageState: state,
    })
    const there = await elsewhere.newPage()
    const shown = await read(there)
    same(`what ${timezoneId} shows`, shown.map(withoutWhose), here.map(withoutWhose))
    for (const text of shown) holds(`whose time it is: ${text}`, text.includes('Perth time'))
    await elsewhere.close()
  }
  wrote()
}

const withoutWhose = (text: string) => text.replaceAll(WHOSE_TIME, '')

const each = (verb: string, walk: (byMs: number) => Walk) =>
  Object.fromEntries(Object.entries(OFF).map(([how, byMs]) => [`${verb} ${how}`, walk(byMs)]))

/** The computer's clock is wrong, or is set while the portal is open [SHL-17, SHL-61, OPEN-87]. */
export const family = browserFamily(() => ({
  ...each('sign in, book and submit,', wholeDay),
  ...each('set meanwhile,', setMeanwhile),
  'a draft after 400 days by the clock': draftsOfAWrongClock,
  'a computer of another time zone': otherZone,
}))
