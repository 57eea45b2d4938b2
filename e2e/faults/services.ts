import type { Page } from '@playwright/test'
import { SERVICE_TYPE } from '@portal/domain'
import { ACCOUNTS, PASSWORD } from '../fixtures/accounts'
import { bookingsOf } from '../fixtures/bookings'
import { browserFamily } from './portal/browser-family'
import type { Visit, Walk } from './portal/browser-family'
import type { CloudService, Trouble } from './portal/gate'
import { editPath, firstName, isOnItems, isSubmitted, nextButton, see, submitButton } from './portal/wizard'
import { holds, same } from './tools/check'

/** What a day at the practice needs: the list, a booking's details, the wizard from its first step, the submission. */
async function everyday(page: Page): Promise<void> {
  await page.goto('/bookings?search_term=100012')
  await see(page.getByRole('link', { name: '100012', exact: true })).toBeVisible()
  await page.goto('/booking/booking-100002')
  await see(page.getByRole('heading', { level: 1, name: /100002/ })).toBeVisible()
  const id = await bookingsOf(page).create(SERVICE_TYPE.privateReturn)
  await page.goto(editPath(id))
  await firstName(page).fill('Stella')
  await nextButton(page).click()
  await isOnItems(page)
  await nextButton(page).click()
  await submitButton(page).click()
  await isSubmitted(page)
  const row = await bookingsOf(page).read(id)
  same('the row', [row.pet?.first_name, row.cstm.order_stage_c], ['Stella', 'VP Submitted'])
}

const workWithout =
  (service: CloudService, how: Trouble): Walk =>
  async ({ portal, open, wrote }) => {
    const page = await open()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    portal.cloud.trouble(service, how)
    await everyday(page)
    same('errors of the page', faults, [])
    wrote(2)
  }

/** Sign-in says that it cannot be reached and that the password was not judged; the name stays [OPEN-93]. */
const signInWithout =
  (how: Trouble): Walk =>
  async ({ portal, open }) => {
    const page = await open('')
    await page.context().clearCookies()
    await page.goto('/robots.txt')
    await page.evaluate(() => [localStorage, sessionStorage].forEach((one) => one.clear()))
    await page.goto('/login')
    portal.cloud.trouble('identity', how)
    await page.getByLabel('Username').fill(ACCOUNTS.harbourOwner)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    if (how !== 'slow') {
      const said = page.getByText(/cannot be reached|could not be reached|could not reach|does not answer/).first()
      await see(said).toBeVisible({ timeout: 40_000 })
      const words = await page.getByRole('main').innerText()
      holds(`says that the password was not judged: ${words}`, /password was not (judged|checked)/i.test(words))
      holds('nothing of wrong credentials', !/incorrect|invalid|wrong/i.test(words))
      await see(page.getByLabel('Username')).toHaveValue(ACCOUNTS.harbourOwner)
      portal.cloud.repair()
      await page.getByRole('button', { name: 'Sign in' }).click()
    }
    await see(page).toHaveURL(/\/dashboard$/, { timeout: 40_000 })
    await see(page.getByRole('rowheader').first()).toBeVisible()
  }

async function withoutAddresses({ portal, open, wrote }: Visit): Promise<void> {
  const page = await open()
  portal.cloud.trouble('places', 'down')
  const id = await bookingsOf(page).create(SERVICE_TYPE.privateReturn)
  await page.goto(editPath(id))
  await page.getByRole('checkbox', { name: 'Do not provide owner details' }).uncheck()
  await page.getByLabel('First name', { exact: true }).fill('Mia')
  await page.getByLabel('Last name', { exact: true }).fill('Ngata')
  await page.getByLabel('Phone number', { exact: true }).fill('0412 345 678')
  await page.getByRole('combobox', { name: 'Home address' }).pressSequentially('12 banksia cott')
  await see(page.getByText('Addresses could not be loaded. You can enter the address by hand.')).toBeVisible()
  await page.getByRole('button', { name: 'Enter the address by hand' }).click()
  await page.getByLabel('Street and number').fill('12 Banksia Street')
  await page.getByLabel('Suburb or city').fill('Cottesloe')
  await page.getByLabel('State or territory').selectOption('WA')
  await page.getByLabel('Postcode').fill('6011')
  await nextButton(page).click()
  await isOnItems(page)
  const row = JSON.stringify(await bookingsOf(page).read(id))
  holds('the address is in the row', row.includes('Banksia Street') && row.includes('6011'))
  wrote()
}

async function picturesWithoutStorage({ portal, open }: Visit): Promise<void> {
  const page = await open('')
  portal.cloud.trouble('storage', 'down')
  await page.goto('/booking/booking-100002')
  await see(page.getByRole('heading', { level: 1, name: /100002/ })).toBeVisible()
  await page.goto('/accounts')
  await see(
    page
      .getByRole('table')
      .or(page.getByText(/Invoices? .*could not be loaded/))
      .first(),
  ).toBeVisible()
}

const WHO: readonly CloudService[] = ['identity', 'storage', 'realtime', 'places', 'errors']
const HOW: readonly Trouble[] = ['down', 'slow', 'hangs']

const everyService = Object.fromEntries(
  WHO.flatMap((who) => HOW.map((how) => [`${who} ${how}: list, details, wizard, submission`, workWithout(who, how)])),
)

/** Each service in trouble alone: what can be done is done, what cannot is said. */
export const family = browserFamily(() => ({
  'identity down: sign-in': signInWithout('down'),
  'identity refuses: sign-in': signInWithout('refuses'),
  'identity slow: sign-in': signInWithout('slow'),
  'identity hangs: sign-in': signInWithout('hangs'),
  'places down: the address by hand': withoutAddresses,
  'storage down: pictures and invoices': picturesWithoutStorage,
  ...everyService,
}))
