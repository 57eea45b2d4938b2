import type { Locator, Page } from '@playwright/test'
import { ACCOUNTS, expect, test } from '../fixtures'

const step = (page: Page, number: number) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^Step ${number} of \\d`) })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

/** From the chooser to the first step of a private cremation. */
async function beginPrivate(page: Page) {
  await page.getByLabel('Booking vet staff member').fill('Dana Reid')
  await page.getByRole('radio', { name: 'Private Cremation & Return of Ashes', exact: true }).check()
  await next(page).click()
  await expect(step(page, 1)).toBeVisible()
}

/** Lets the answers to this wait, until what is answered is called. */
async function holdBack(page: Page, asked: RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(asked, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a slow answer never chooses for the text that stood there before [WIZ-75, WIZ-79, WIZ-83]', async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourNurse, '/new-booking')
  await beginPrivate(page)
  const { keyboard } = page

  await page.getByLabel('Pet type').selectOption('Dog')
  const breed = page.getByRole('combobox', { name: 'Breed' })
  await breed.focus()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Affenpinscher' })).toBeVisible()
  const letPoodles = await holdBack(page, /pet_breeds.*search=poodle/)
  await keyboard.type('poodle')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByRole('option')).toHaveText(['Searching'])
  await expect(breed).toHaveValue('poodle')
  letPoodles()
  await expect(page.getByRole('option')).toHaveText([
    'Poodle (Miniature)',
    'Poodle (Standard)',
    'Poodle (Toy)',
    'Cockapoo',
    'Labradoodle',
    'Moodle',
  ])
  await expect(breed).toHaveValue('poodle')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(breed).toHaveValue('Poodle (Miniature)')

  const address = page.getByRole('combobox', { name: 'Home address' })
  await address.focus()
  await keyboard.type('12 banksia')
  await expect(page.getByRole('option').first()).toContainText('12 Banksia Street')
  const letCarlton = await holdBack(page, /autocomplete.*carlton/)
  await keyboard.type(' carlton')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByRole('option')).toHaveText(['Searching'])
  letCarlton()
  await expect(page.getByRole('option').first()).toContainText('12 Banksia Street, Carlton')
  await expect(address).toHaveValue('12 banksia carlton')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(address).toHaveValue('12 Banksia Street, Carlton VIC 3053')
  await expect(step(page, 1)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** Types a new value by keyboard alone. */
async function type(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.type(text)
}

const byKeyboard = async (page: Page, button: Locator) => {
  for (let tabs = 0; tabs < 4 && !(await button.evaluate((it) => it === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}
/** As slowly as people click: what is wrong with the field that they leave must not push the button away. */
const byMouse = (_: Page, button: Locator) => button.click({ delay: 200 })

/** From the look-up, which is down, into the parts, and types them. */
async function typeByHand(page: Page, label: string, street: string, press = byKeyboard) {
  const { keyboard } = page
  const address = page.getByRole('combobox', { name: label })
  await address.focus()
  await keyboard.type(street)
  await expect(page.getByText('Addresses could not be loaded. You can enter the address by hand.')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Enter the address by hand' }).first())
  const group = page.getByRole('group', { name: label })
  const field = group.getByLabel(/Street and number/)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(street)
  await keyboard.press('Tab')
  await keyboard.type('Carlton')
  await keyboard.press('Tab')
  await keyboard.type('Vic')
  await keyboard.press('Tab')
  await keyboard.type('3053')
  return group
}

test('with the address look-up down, an address is typed by hand and the booking goes on [WIZ-84, WIZ-89, OPEN-91]', async ({
  signedInPage,
  axe,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 503/)
  const page = await signedInPage(ACCOUNTS.southbankOwner, '/new-booking')
  await page.route('**/api/portal/places/**', (route) => route.fulfill({ status: 503, json: { message: 'Away' } }))
  await beginPrivate(page)
  await page.getByRole('checkbox', { name: 'Do not provide owner details' }).uncheck()
  await type(page, 'First name', 'Ivy')
  await type(page, 'Last name', 'Tran')
  await type(page, 'Phone number', '0412 345 678')
  await typeByHand(page, 'Home address', '9 Nowhere Track')
  await type(page, "Pet's first name", 'Pip')
  await type(page, "Pet's last name", 'Tran')
  await page.getByLabel('Pet type').selectOption('Dog')
  await page.getByRole('combobox', { name: 'Breed' }).focus()
  await page.keyboard.type('beagle')
  await page.getByRole('option', { name: 'Beagle' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Female' }).check()
  await type(page, 'Weight (Kg)', '11')
  await page.getByRole('radio', { name: 'Other Home Address' }).check()
  const other = await typeByHand(page, 'Other home address', '4 Unlisted Lane', byMouse)
  const types = page.getByRole('radiogroup', { name: 'Collection type' }).getByRole('radio')
  await types.first().check()
  await axe(page)

  await page.waitForTimeout(1000)
  await page.reload()
  await expect(other.getByLabel('Street and number')).toHaveValue('4 Unlisted Lane')
  await expect(page.getByRole('group', { name: 'Home address', exact: true }).getByLabel('Postcode')).toHaveValue(
    '3053',
  )
  await expect(types.first()).toBeChecked()

  const made = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/portal/booking'),
  )
  await next(page).focus()
  await page.keyboard.press('Enter')
  await expect(step(page, 2)).toBeVisible()
  const row = await (await made).json()
  expect(row).toMatchObject({
    owner: {
      primary_address_street: '9 Nowhere Track',
      primary_address_city: 'Carlton',
      primary_address_state: 'VIC',
      primary_address_postalcode: '3053',
      primary_address_latitude: null,
    },
    collection_add_street: '4 Unlisted Lane',
    collection_add_city: 'Carlton',
    collection_add_postalcode: '3053',
    collection_add_latitude: null,
  })

  await page.goto(`/booking/${row.id}`)
  await expect(page.getByRole('main')).toContainText('9 Nowhere Track, Carlton VIC 3053')
  await expect(page.getByRole('main')).toContainText('4 Unlisted Lane, Carlton VIC 3053')
})
