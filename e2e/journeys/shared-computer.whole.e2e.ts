import { addTime } from '@portal/domain'
import { ACCOUNTS, PASSWORD, expect, test } from '../fixtures'
import { storedTexts } from '../fixtures/kept-words'
import type { Page } from '@playwright/test'

/** Local and session storage of this tab. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

const personalKeys = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).filter((key) => key.startsWith('portal.personal.')),
    ),
  )

async function logIn(page: Page, account: string) {
  await page.getByLabel('Username').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function beginBooking(page: Page) {
  await page.goto('/new-booking')
  await page.getByLabel('Booking vet staff member').fill('Nora Traceson')
  await page.getByRole('radio', { name: 'Private Cremation & Return of Ashes', exact: true }).check()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

/** Leaves the nurse's draft, a choice and a search, which is also in the URL. */
async function leaveTraces(page: Page) {
  await beginBooking(page)
  await page.getByLabel("Pet's first name").fill('Traceling')
  await expect.poll(() => storedTexts(page)).toContain('Traceling')
  expect(await kept(page)).not.toContain('Traceling')
  await page.goto('/bookings?search_term=Tracewell')
  await expect(page.getByText('No Bookings Found')).toBeVisible()
}

const TRACES = /Trace(son|ling|well)|nurse@harbour|contact-harbour|Harbour Veterinary/

/** Expects none of the nurse's data in storage or on the page. */
async function expectNoTraces(page: Page) {
  await expect(page.getByText('Banksia Animal Hospital').first()).toBeVisible()
  expect(await kept(page)).not.toMatch(TRACES)
  expect(await page.content()).not.toMatch(TRACES)
}

/** The tables have bookings of the user's practice only; those of the nurse's have other numbers. */
async function expectOwnRows(page: Page) {
  await expect(page.getByRole('rowheader', { name: /^(199|200)\d{3}\b/ }).first()).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /^(99|100)\d{3}\b/ })).toHaveCount(0)
  await expectNoTraces(page)
}

/** Back from the nurse's screens shows the user's own dashboard, also after a reload, and all paths work from there. */
async function expectOwnScreensByBack(page: Page) {
  for (const way of ['goBack', 'reload'] as const) {
    await page[way]()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expectOwnRows(page)
  }
  await page.getByRole('link', { name: 'View Bookings/Orders' }).first().click()
  await expect(page).toHaveURL(/\/bookings$/)
  await expectOwnRows(page)
  await page.goto('/profile')
  await expect(page.getByRole('definition').filter({ hasText: ACCOUNTS.banksiaOwner })).toBeVisible()
}

/** Replaces the token by one that the server refuses. */
async function refuseToken(page: Page) {
  const ends = Math.floor(addTime(new Date(), 3, 'day').getTime() / 1000)
  await page.evaluate((exp) => {
    localStorage.setItem('portal.personal.session-token', `x.${btoa(JSON.stringify({ exp }))}.y`)
  }, ends)
  await page.goto('/customer-support')
  await expect(page.getByText('Your session has ended.')).toBeVisible()
}

test('after a logout the next user finds no data, not even by Back [OPEN-15, SHL-26]', async ({ page, signIn }) => {
  await signIn(page, ACCOUNTS.harbourNurse)
  await leaveTraces(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => personalKeys(page)).toEqual([])
  await logIn(page, ACCOUNTS.banksiaOwner)
  await expectNoTraces(page)
  await expectOwnScreensByBack(page)
})

test('after an expired session the next user finds no data, and the first user finds their own again [OPEN-15, API-04]', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/)
  await signIn(page, ACCOUNTS.harbourNurse)
  await leaveTraces(page)
  await refuseToken(page)
  await logIn(page, ACCOUNTS.banksiaOwner)
  await expectNoTraces(page)
  const identity = (await personalKeys(page)).filter((key) => /identity\..*refreshToken$/.test(key))
  expect(identity).toHaveLength(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectOwnRows(page)
  await refuseToken(page)
  await logIn(page, ACCOUNTS.harbourNurse)
  await expect(page.getByRole('button', { name: /Resume.*Traceling/ })).toBeVisible()
  expect(await kept(page)).not.toMatch(/Banksia|owner@banksia/)
  expect(await page.content()).not.toMatch(/Banksia|owner@banksia/)
})

test('input of one tab survives a logout in another tab, for its user only [OPEN-15, OPEN-55]', async ({
  page,
  signIn,
  context,
}) => {
  await signIn(page, ACCOUNTS.harbourNurse)
  const other = await context.newPage()
  await other.goto('/customer-support')
  await beginBooking(page)
  await page.getByLabel("Pet's last name").fill('Tracewell')
  await expect.poll(() => storedTexts(page)).toContain('Tracewell')
  await page.getByLabel("Pet's first name").fill('Traceling')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => personalKeys(other)).toEqual([])
  expect((await kept(page)) + (await kept(other))).not.toMatch(TRACES)
  await logIn(other, ACCOUNTS.banksiaOwner)
  await expectOwnRows(other)
  await expect(other.getByText('Unfinished bookings')).toBeHidden()
  await other.getByRole('button', { name: 'Logout' }).click()
  await logIn(other, ACCOUNTS.harbourNurse)
  await other.getByRole('button', { name: 'Resume booking: Traceling Tracewell' }).click()
  await expect(other.getByLabel("Pet's first name")).toHaveValue('Traceling')
  await expect(other.getByLabel("Pet's last name")).toHaveValue('Tracewell')
})

test('a tab that missed the change of user neither shows nor writes data for the wrong user [OPEN-15, API-02]', async ({
  page,
  signIn,
  context,
  consoleErrors,
}) => {
  // Requests of the dashboard may be answered after the logout.
  consoleErrors.expect(/status of 401/)
  await page.addInitScript(() => {
    for (const type of ['storage', 'focus', 'visibilitychange']) {
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), true)
    }
  })
  await signIn(page, ACCOUNTS.harbourOwner)
  await page.goto('/manage-practice')
  const prices = page.getByRole('radio', { checked: false }).first()
  await expect(prices).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Logout' }).click()
  await logIn(other, ACCOUNTS.banksiaOwner)
  await expect(page).toHaveURL(/\/manage-practice$/)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.headers().authorization) sent.push(`${request.method()} ${request.url()}`)
  })
  await prices.click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  expect(sent).toEqual([])
  await other.reload()
  await expectNoTraces(other)
})

test('a logout while offline leaves no data and does not hang [OPEN-15, SHL-26]', async ({
  page,
  signIn,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, ACCOUNTS.harbourNurse)
  await page.goto('/customer-support')
  await expect(page.getByText('Client Care Team')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(/You are signed out|Forgot your password/).first()).toBeVisible()
  await expect.poll(() => personalKeys(page)).toEqual([])
  expect(await page.content()).not.toMatch(TRACES)
  await context.setOffline(false)
})
