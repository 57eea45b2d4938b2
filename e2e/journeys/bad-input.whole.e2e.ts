import type { Page } from '@playwright/test'
import { BLANK_TEXTS, ENDLESS_TEXT, UNPRINTABLE_TEXTS, UNUSUAL_TEXTS } from '../../shared/testing/src/nasty-texts'
import { ACCOUNTS, expect, test } from '../fixtures'

const MARKUP = UNUSUAL_TEXTS.HTML ?? ''
/** A member's name has no slash [OPEN-328]. */
const MARKED_NAME = '<img src=x onerror=alert(1)><b>Bella &amp;'
const FROM_RIGHT = UNUSUAL_TEXTS['right to left'] ?? ''
const EMOJI = UNUSUAL_TEXTS['an emoji of several parts'] ?? ''
const UNPRINTABLE = 'Remove hidden characters such as tabs, or type it again'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const wide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Calls of a kind that the page makes from now on. */
function watchCalls(page: Page, method: string, path: RegExp): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) calls.push(request.url())
  })
  return calls
}

/** Each text is refused at the field before anything is sent; `error` is what stands there then. */
async function expectRefused(page: Page, label: string, send: () => Promise<void>, cases: [string, string][]) {
  for (const [text, error] of cases) {
    const field = page.getByLabel(label, { exact: true })
    await field.fill(text)
    await send()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(error.replace(/[/.]/g, '\\$&')))
  }
}

const BLANK = BLANK_TEXTS['white space of every kind'] ?? ''
const INVISIBLE = BLANK_TEXTS['characters without width'] ?? ''
const BELL = UNPRINTABLE_TEXTS['a bell'] ?? ''
const NUL = UNPRINTABLE_TEXTS.NUL ?? ''

test('sign-in and password reset name the field of what they cannot take [SHL-08, SHL-09, SHL-31, SHL-32]', async ({
  page,
}) => {
  const asked = watchCalls(page, 'POST', /\/api\/identity/)
  const texts = [BLANK, INVISIBLE, BELL, NUL, ENDLESS_TEXT]
  await page.goto('/login')
  await page.getByLabel('Password', { exact: true }).fill('x')
  const signIn = () => button(page, 'Sign in').click()
  await expectRefused(
    page,
    'Username',
    signIn,
    texts.map((text) => [text, 'Username is invalid or missing']),
  )
  await page.getByLabel('Username').fill('owner@harbour.test')
  await expectRefused(
    page,
    'Password',
    signIn,
    texts.map((text) => [text, 'Password is invalid or missing']),
  )

  await page.goto('/forgot-password')
  const next = () => button(page, 'Next').click()
  await expectRefused(
    page,
    'Username',
    next,
    texts.map((text) => [text, 'Email is invalid or not registered']),
  )
  expect(asked).toEqual([])
})

test('a new member: texts are refused at their field, or kept and shown as text [PRA-15, PRA-24, OPEN-79]', async ({
  signedInPage,
  axe,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/manage-practice/new-member')
  const created = watchCalls(page, 'POST', /\/vet\/members/)
  const create = () => button(page, 'Create profile').click()
  const email = `bad-input-${Date.now()}@harbour.test`
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Access level').selectOption('Level 1')
  for (const [label, missing] of [
    ['First name', 'Enter a first name'],
    ['Last name', 'Enter a last name'],
  ] as const) {
    await expectRefused(page, label, create, [
      [BLANK, missing],
      [INVISIBLE, missing],
      [BELL, UNPRINTABLE],
      [NUL, UNPRINTABLE],
      [ENDLESS_TEXT, 'Use at most 100 characters'],
    ])
  }
  await expectRefused(page, 'Email', create, [
    ['<b>@harbour.test', 'Please enter valid email address'],
    [`${FROM_RIGHT}@harbour.test`, 'Please enter valid email address'],
    [`${'x'.repeat(130)}@harbour.test`, 'Use at most 128 characters'],
  ])
  await axe(page)
  expect(created).toEqual([])

  await page.getByLabel('First name').fill(MARKED_NAME)
  await page.getByLabel('Last name').fill(`${FROM_RIGHT} ${EMOJI}`)
  await page.getByLabel('Email').fill(email)
  await create()
  await expect(page).toHaveURL(/\/manage-practice$/)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText(MARKED_NAME)
  await expect(row).toContainText(`${FROM_RIGHT} ${EMOJI}`)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await wide(page)).toBe(0)
})

test('a booking: staff member, owner, pet and instruction [WIZ-06, WIZ-67, WIZ-80, WIZ-103]', async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourNurse, '/new-booking')
  const written = watchCalls(page, 'POST', /\/api\/portal\/(?!part_metrics|screen_times|earlier_owners)/)
  const next = () => button(page, 'Next').click()
  await page.getByRole('radio', { name: 'Communal Cremation - Vet: Keepsakes' }).check()
  await expectRefused(page, 'Booking vet staff member', next, [
    [INVISIBLE, 'Enter the staff member name'],
    [BELL, UNPRINTABLE],
    [ENDLESS_TEXT, 'Use at most 100 characters'],
  ])
  await page.getByLabel('Booking vet staff member').fill(`${FROM_RIGHT} ${EMOJI}`)
  await next()
  await expect(page.getByRole('heading', { level: 1, name: /^Step 1/ })).toBeVisible()

  await page.getByLabel('Pet type').selectOption('Dog')
  await page.getByRole('combobox', { name: 'Breed' }).fill(`${NUL}${ENDLESS_TEXT}`)
  await expect(page.getByText('Please enter valid breed').first()).toBeVisible()
  await expectRefused(page, "Pet's first name", next, [
    [INVISIBLE, "Enter the pet's first name"],
    [NUL, UNPRINTABLE],
    [ENDLESS_TEXT, 'Use at most 100 characters'],
  ])
  await expectRefused(page, 'Weight (Kg)', next, [
    ['0x10', 'Enter the weight as a number'],
    ['9'.repeat(10_000), 'Enter the weight as a number'],
  ])
  await button(page, 'Add row').click()
  await expectRefused(page, 'Instruction 1', next, [
    [INVISIBLE, 'Enter the instruction or delete the row'],
    [BELL, UNPRINTABLE],
    [ENDLESS_TEXT, 'Use at most 1000 characters'],
  ])
  expect(written).toEqual([])

  await page.getByLabel("Pet's first name").fill(MARKUP)
  await page.getByLabel("Pet's last name").fill(FROM_RIGHT)
  const breed = page.getByRole('combobox', { name: 'Breed' })
  await breed.fill('')
  await breed.pressSequentially('labrador r')
  await page.getByRole('option', { name: 'Labrador Retriever' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByLabel('Weight (Kg)').fill('28.4')
  await page.getByLabel('Instruction 1').fill(`${MARKUP}\n${EMOJI}`)
  const made = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/portal/booking'),
  )
  await next()
  const { id } = await (await made).json()
  await expect(page.getByRole('heading', { level: 1, name: /^Step 2/ })).toBeVisible()
  await page.goto(`/booking/${id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText(`${MARKUP} ${FROM_RIGHT}`)
  await expect(main).toContainText(EMOJI)
  await expect(main.locator('b', { hasText: 'Bella' })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await wide(page)).toBe(0)
})

test('the booking list makes sense of any address [BKG-16, BKG-22, OPEN-22]', async ({
  signedInPage,
  consoleErrors,
}) => {
  // The page's early request is made before the address is judged.
  consoleErrors.expect(/status of 400/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/bookings?page=-1&sort=<script>&date_created_from=nonsense')
  const first = page.getByRole('rowheader').first()
  await expect(first).toBeVisible()
  await page.goto('/bookings?page=9999')
  await expect(page).toHaveURL(/\?page=\d\d?$/)
  await expect(first).toBeVisible()
  await page.goto('/bookings?search_term=%00%07&date_created_from=0000-01-01&date_created_to=9999-12-31')
  await expect(first).toBeVisible()
  await page.goto(`/bookings?search_term=${ENDLESS_TEXT}`)
  await expect(page.getByText('No Bookings Found')).toBeVisible()
  await expect(page.getByText('could not be loaded')).toHaveCount(0)

  const search = page.getByRole('searchbox', { name: 'Search bookings' })
  // No name begins so: other journeys may have bookings of these very names.
  const nobody = 'zzqq'
  const cases = [
    [MARKUP, MARKUP],
    [FROM_RIGHT, FROM_RIGHT],
    [NUL, 'Bel la'],
  ] as const
  for (const [text, term] of cases.map((each) => each.map((part) => nobody + part))) {
    await search.fill(text ?? '')
    await search.press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('search_term')).toBe(term)
    await expect(page.getByText('No Bookings Found')).toBeVisible()
    await expect(page.getByText('could not be loaded')).toHaveCount(0)
  }

  await button(page, 'Filters').click()
  await page.getByLabel('Created from').fill('0012-03-01')
  await button(page, 'Apply filters').click()
  await expect(page.getByLabel('Created from')).toHaveAccessibleDescription(/Enter a whole date, from 1900 on/)
})
