import type { Page } from '@playwright/test'
import { SERVICE_TYPE, orderOf, toPortalBooking } from '@portal/domain'
import { ACCOUNTS } from '../fixtures/accounts'
import { bookingsOf } from '../fixtures/bookings'
import { browserFamily } from './portal/browser-family'
import type { Visit, Walk } from './portal/browser-family'
import { addItem, openItems } from './portal/items'
import { visibleNames } from './portal/rows'
import {
  bar,
  editPath,
  fillNew,
  firstName,
  freshName,
  isSubmitted,
  kept,
  nextButton,
  openConfirmation,
  openEdit,
  see,
  submitButton,
} from './portal/wizard'
import { holds, same } from './tools/check'

const CHEAP = { price: 0.01, unit_price: 0.01, discount: 99, discount_price: 0.01, total: 0.01 }

const cheap = (body: object) => ({ ...body, ...CHEAP })

/** Every line and the booking at one cent. */
function cheapLines(body: { quoted_products?: readonly object[] }) {
  return { ...cheap(body), quoted_products: body.quoted_products?.map(cheap) }
}

async function tamperWith(page: Page, path: RegExp, change: (body: object) => unknown): Promise<void> {
  await page.route('**/api/portal/**', (route) => {
    const request = route.request()
    const isWrite = request.method() !== 'GET' && path.test(new URL(request.url()).pathname)
    return isWrite ? route.continue({ postData: JSON.stringify(change(request.postDataJSON())) }) : route.fallback()
  })
}

/** What the order costs by the row, whatever its lines are called inside. */
async function order(page: Page, id: string) {
  const { lines, ...sums } = orderOf(toPortalBooking(await bookingsOf(page).read(id)))
  return { ...sums, lines: lines.map(({ name, unitPrice, discountPrice }) => [name, unitPrice, discountPrice]) }
}

/** The row has the catalogue's prices, whatever the page sends [OPEN-84]. */
async function prices({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const honest = await openItems(page)
  await addItem(page, 'Memorial Candle')
  const forged = await openItems(page)
  await tamperWith(page, /\/booking\//, cheapLines)
  await addItem(page, 'Memorial Candle')
  same('the order', await order(page, forged), await order(page, honest))
  same('lines', visibleNames(await bookingsOf(page).read(forged)), ['Memorial Candle'])
  same('lines and prices', (await order(page, forged)).lines, [['Memorial Candle', 34, null]])
  wrote(2)
}

async function pricesAtSubmission({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const id = await openConfirmation(page)
  const before = await order(page, id)
  await tamperWith(page, /\/complete$/, cheap)
  await submitButton(page).click()
  await isSubmitted(page)
  same('the order', await order(page, id), before)
  wrote()
}

async function foreignId({ open, wrote }: Visit): Promise<void> {
  const other = await open('/dashboard', ACCOUNTS.banksiaOwner)
  const foreign = await bookingsOf(other).create(SERVICE_TYPE.privateReturn)
  const before = await bookingsOf(other).read(foreign)
  const page = await open()
  const id = await openEdit(page)
  await firstName(page).fill('Stella')
  await page.route(`**/api/portal/booking/${id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.continue({ url: route.request().url().replace(id, foreign) })
      : route.fallback(),
  )
  await nextButton(page).click()
  await see(bar(page)).toHaveText(/^Not saved/)
  await see(firstName(page)).toHaveValue('Stella')
  same('the foreign row', await bookingsOf(other).read(foreign), before)
  same('the own row', (await bookingsOf(page).read(id)).pet?.first_name, 'Bella')
  wrote()
}

const forgedVersion =
  (version: string | null, statuses: readonly number[]): Walk =>
  async ({ open, wrote }) => {
    const page = await open()
    const id = await openEdit(page)
    const before = await bookingsOf(page).read(id)
    await firstName(page).fill('Stella')
    const answers: number[] = []
    page.on('response', (answer) => {
      if (answer.request().method() === 'PUT') answers.push(answer.status())
    })
    await page.route(`**/api/portal/booking/${id}`, (route) => {
      const { 'if-match': _, ...headers } = route.request().headers()
      const forged = version === null ? headers : { ...headers, 'if-match': version }
      return route.request().method() === 'PUT' ? route.continue({ headers: forged }) : route.fallback()
    })
    await nextButton(page).click()
    await see(bar(page)).toHaveText(/^Not saved/)
    await see(firstName(page)).toHaveValue('Stella')
    holds(`answered ${answers.join()}`, answers.length > 0 && answers.every((status) => statuses.includes(status)))
    same('the row', await bookingsOf(page).read(id), before)
    wrote()
  }

const LONG = 'a'.repeat(10_000)
const HOSTILE: Readonly<Record<string, string>> = {
  'booking/../..': '/booking/%2e%2e/%2e%2e',
  'booking/..%2f..': '/booking/..%2f..%2fapi%2fhealth',
  'booking/%00': '/booking/%00',
  'booking/%': '/booking/%',
  'booking of 10,000 characters': `/booking/${LONG}`,
  'booking of another practice': '/booking/booking-200001',
  'edit of another practice': '/edit-booking-private/booking-200001',
  'edit %00': '/edit-booking-private/%00#confirmation',
  'edit __proto__': '/edit-booking-private/__proto__',
  'member of another practice': '/manage-practice/view-member/contact-banksia-owner',
  'member %2e%2e': '/manage-practice/view-member/%2e%2e%2fmembers',
  'a list of nonsense': '/bookings?page=-1e999&sort=__proto__&direction=up&date_created_from=9999-99-99',
  'a search of 10,000 characters': `/bookings?search_term=${LONG}`,
  'a search of %00': '/bookings?search_term=%00&service_type=%00',
  'a hash of script': '/edit-booking-private/booking-100001#javascript:alert(1)',
  'an option of script': '/new-booking?bookingoption=javascript:alert(1)',
  'another site by two slashes': '//evil.test/booking/1',
  'another site by a back slash': '/%5Cevil.test/booking/1',
  'login with a script as id': '/login/javascript:alert(1)/data:text%2fhtml',
  'engraving/../..': '/engraving/verify/%2e%2e/%00',
  'draft ../..': '/new-booking/private?draft=../../x',
  'draft __proto__': '/new-booking/private?draft=__proto__',
  'draft of 5,000 characters': `/new-booking/private?draft=${'d'.repeat(5000)}`,
  'draft %00 of an edit': '/edit-booking-private/booking-100001?draft=%00',
}

/** The page says something, runs nothing, stays on its site, asks nobody else, and the API never answers 5xx. */
const hostile =
  (address: string): Walk =>
  async ({ open, portal }) => {
    const page = await open('')
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('dialog', (dialog) => faults.push(`dialog ${dialog.message()}`))
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && url.origin !== portal.origin) faults.push(`asks ${url.origin}`)
    })
    page.on('response', (answer) => {
      if (answer.status() >= 500) faults.push(`${answer.status()} ${new URL(answer.url()).pathname.slice(0, 60)}`)
    })
    await page.goto(`${portal.origin}${address}`)
    await see.poll(async () => (await page.locator('body').innerText()).trim().length).toBeGreaterThan(20)
    await page.waitForLoadState('networkidle')
    same('faults', faults, [])
    same('origin', new URL(page.url()).origin, portal.origin)
    const text = await page.locator('body').innerText()
    holds('nothing of the other practice', !/Banksia|20000\d/.test(text))
  }

async function draftOfAnother({ open }: Visit): Promise<void> {
  const first = await open('/dashboard', ACCOUNTS.harbourNurse)
  const name = freshName()
  await fillNew(first, name)
  const entries = () => first.evaluate(() => Object.entries({ ...localStorage }))
  await see.poll(() => kept(first)).toContain(name)
  const drafts = (await entries()).filter(([key]) => /^portal\.(sealed|draft-key-id)/.test(key))
  holds('the draft is in storage', drafts.length > 0)
  const second = await open()
  await second.evaluate((pairs) => pairs.forEach(([key, value]) => localStorage.setItem(key, value)), drafts)
  const { pathname, search } = new URL(first.url())
  await second.goto(pathname + search)
  await see(second).toHaveURL(/\/new-booking$/)
  await second.goto('/dashboard')
  await see(second.getByRole('rowheader').first()).toBeVisible()
  await see(second.getByText(name)).toHaveCount(0)
  await second.goto(editPath('booking-100001') + search)
  await see(second.getByRole('heading', { level: 1 })).toBeVisible()
  await see(second.getByText(name)).toHaveCount(0)
  const values = await second
    .locator('input')
    .evaluateAll((inputs) => inputs.map((input) => Reflect.get(input, 'value')))
  holds('no field has the name', !values.includes(name))
}

/** What a page could send or an address could say, and must not [OPEN-84, OPEN-86, OPEN-89, API-03]. */
export const family = browserFamily(() => ({
  'every amount of a line at one cent': prices,
  'every amount of the submission at one cent': pricesAtSubmission,
  'the id of another practice': foreignId,
  'a later version': forgedVersion('"999"', [412]),
  'a version of words': forgedVersion('"newest"', [400, 412, 422, 428]),
  'any version (*)': forgedVersion('*', [400, 412, 422, 428]),
  'no version': forgedVersion(null, [428]),
  ...Object.fromEntries(Object.entries(HOSTILE).map(([name, address]) => [`address: ${name}`, hostile(address)])),
  'address: draft of another user': draftOfAnother,
}))
