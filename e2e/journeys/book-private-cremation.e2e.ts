import { ACCOUNTS, PASSWORD, expect, test } from '../fixtures'
import { uniqueLastName } from '../fixtures/own-word'
import { fillPet, pickOption } from '../fixtures/pet-form'
import type { Page, Request } from '@playwright/test'
import { submitButton } from '../fixtures/submit'

const step = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

async function choosePrivateCremation(page: Page) {
  await page.getByLabel('Booking vet staff member').fill('Dana Reid')
  await page.getByRole('radio', { name: 'Private Cremation & Return of Ashes', exact: true }).check()
}

async function fillOwner(page: Page) {
  await page.getByLabel('First name', { exact: true }).fill('Mia')
  await page.getByLabel('Last name', { exact: true }).fill('Ngata')
  await page.getByLabel('Phone number', { exact: true }).fill('0412 345 678')
  const address = page.getByRole('combobox', { name: 'Home address' })
  await address.pressSequentially('12 banksia cott')
  await pickOption(page, /12 Banksia Street, Cottesloe/)
  await expect(address).toHaveValue('12 Banksia Street, Cottesloe WA 6011')
}

async function expectFilled(page: Page, name: string) {
  await expect(page.getByLabel("Pet's first name")).toHaveValue(name)
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue(/^0412 ?345 ?678$/)
  await expect(page.getByRole('combobox', { name: 'Home address' })).toHaveValue('12 Banksia Street, Cottesloe WA 6011')
  await expect(page.getByRole('combobox', { name: 'Breed' })).toHaveValue('Labrador Retriever')
  await expect(page.getByLabel('Weight (Kg)')).toHaveValue('28.4')
}

/** The wizard stores typed values within a second. */
const waitUntilStored = (page: Page) => page.waitForTimeout(1000)

/** Description of a request that writes a booking, in a list; empty for another request. */
function writeOf(request: Request): string[] {
  if (request.method() === 'GET' || !request.url().includes('/api/portal/booking')) return []
  return [`${request.method()} ${new URL(request.url()).pathname.replace(/[\da-f-]{36}/, 'ID')}`]
}

/** Stores the last picture that the page creates. */
async function keepPictures(page: Page) {
  await page.addInitScript(() => {
    const draw = HTMLCanvasElement.prototype.toDataURL
    HTMLCanvasElement.prototype.toDataURL = function (...given) {
      const picture = draw.apply(this, given)
      Reflect.set(window, 'lastPicture', picture)
      return picture
    }
  })
}

function lastPicture(page: Page) {
  return page.evaluate(async () => {
    const image = new Image()
    image.src = String(Reflect.get(window, 'lastPicture'))
    await image.decode()
    const { width, height } = image
    const pen = new OffscreenCanvas(width, height).getContext('2d')
    pen?.drawImage(image, 0, 0)
    const { data = new Uint8ClampedArray() } = pen?.getImageData(0, 0, width, height) ?? {}
    let sum = 0
    for (let index = 0; index < data.length; index += 4) sum += data[index] ?? 0
    return { width, brightness: sum / (data.length / 4) }
  })
}

test('a practice owner books a private cremation; a reload, a lost connection and a double click lose nothing', async ({
  page,
  signIn,
  axe,
  consoleErrors,
}) => {
  test.slow()
  const lastName = uniqueLastName()
  const lost: string[] = []
  const arrived: string[] = []
  page.on('requestfailed', (request) => lost.push(...writeOf(request)))
  page.on('requestfinished', (request) => arrived.push(...writeOf(request)))

  await keepPictures(page)

  await test.step('from the dashboard to the chooser [BKG-01]', async () => {
    await signIn(page, ACCOUNTS.harbourOwner)
    await page.getByRole('link', { name: 'New Booking', exact: true }).click()
    await expect(page).toHaveURL(/\/new-booking$/)
    await expect(page.getByText(/Horse and livestock bookings are not taken online/)).toBeVisible()
  })

  await test.step('the chooser asks for both, and a reload keeps them [WIZ-06, WIZ-07]', async () => {
    await next(page).click()
    await expect(page.getByRole('link', { name: 'Enter the staff member name' })).toBeVisible()
    await choosePrivateCremation(page)
    await waitUntilStored(page)
    await page.reload()
    await expect(page.getByLabel('Booking vet staff member')).toHaveValue('Dana Reid')
    await axe(page)
    await next(page).click()
    await expect(step(page, /^Step 1 of 3 - Owner and pet details$/)).toBeVisible()
    await expect(page.getByLabel('First name', { exact: true })).toBeFocused()
  })

  await test.step('owner and pet: missing fields, type before breed, address lookup [WIZ-66, WIZ-77, WIZ-83]', async () => {
    await next(page).click()
    await page.getByText('10 details need your attention').click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(10)
    await page.getByRole('combobox', { name: 'Breed' }).pressSequentially('lab')
    await expect(page.getByText('Pet type should be selected first').first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Breed' }).fill('')
    await page.keyboard.press('Escape')
    await fillOwner(page)
    await fillPet(page, 'Bella', lastName)
    await page.getByRole('button', { name: 'Add row' }).click()
    await page.keyboard.type('Please keep the blue blanket')
    await axe(page)
  })

  await test.step('a reload keeps every value [WIZ-116]', async () => {
    await waitUntilStored(page)
    await page.reload()
    await expectFilled(page, 'Bella')
    await expect(page.getByLabel('Instruction 1')).toHaveValue('Please keep the blue blanket')
  })

  await test.step('offline at Next: an error, nothing is lost, and it continues when the connection is back [CAT-01]', async () => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/)
    await page.context().setOffline(true)
    await next(page).click()
    await expect(
      page.getByText('There is no connection to the portal. What you entered is kept on this computer.'),
    ).toBeVisible()
    await expectFilled(page, 'Bella')
    await page.context().setOffline(false)
    await expect(step(page, /^Step 2 of 3 - Select Items$/)).toBeFocused()
    await expect(page).toHaveURL(/\/new-booking\/private\?draft=\w+#product-list$/)
  })

  await test.step('a keepsake goes into the cart, and a reload keeps it [WIZ-57, CAT-40]', async () => {
    const details = page.getByRole('button', { name: /^Details of/ })
    await expect(details.first()).toBeVisible()
    await page.getByRole('searchbox').fill('fur locket')
    await expect(details).toHaveCount(1)
    await details.click()
    await page.getByLabel('Engraving text').fill('Bella')
    await page.getByRole('dialog').getByRole('button', { name: 'Finish and add to cart' }).click()
    const cart = page.getByRole('complementary', { name: 'Cart' })
    await expect(cart.getByText('Fur Locket')).toBeVisible()
    await page.reload()
    await expect(cart.getByText('Fur Locket')).toBeVisible()
    await expect(cart.getByRole('status').filter({ hasText: 'Total (inc GST)' })).toContainText('$136.00')
    await next(page).click()
  })

  await test.step('the confirmation lists everything, and a change returns to it [WIZ-58, WIZ-118]', async () => {
    await expect(step(page, /^Step 3 of 3 - Confirmation$/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`Bella ${lastName}'s booking is ready.`)).toBeVisible()
    const items = page.getByRole('table', { name: 'Items and costs' })
    await expect(items.getByRole('row')).toContainText([
      'Item',
      'Fur Locket',
      'Collection Travel Cost',
      'Return Travel Cost',
      'Total (inc GST)',
    ])
    await expect(page.getByRole('button', { name: 'Submit booking' })).toBeVisible()
    for (const part of [page.getByRole('heading', { name: /^Bella is cremated alone/ }), items.getByText('$136.00')]) {
      await expect(part).toBeInViewport()
    }
    await axe(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(page.getByRole('button', { name: 'See the rest' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit booking', description: 'See the rest first.' })).toBeVisible()
    await expect(await submitButton(page)).toBeEnabled()
    await expect(items.getByText('$136.00')).toBeInViewport()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('link', { name: 'Change weight' }).click()
    await expect(page.getByLabel('Weight (Kg)')).toBeFocused()
    await page.getByLabel('Weight (Kg)').fill('28.6')
    await next(page).click()
    await expect(page.getByText('28.60 kg')).toBeVisible()
  })

  await test.step('a double click submits once, with a picture of the summary [WIZ-111, WIZ-27]', async () => {
    // Even in a dark theme the stored picture is light and 800 px wide, at 1.5 pixels per point.
    await page.emulateMedia({ colorScheme: 'dark' })
    await (await submitButton(page)).dblclick()
    await expect(step(page, /^Booking Submitted$/)).toBeFocused()
    const { width, brightness } = await lastPicture(page)
    expect(width).toBe(1200)
    expect(brightness).toBeGreaterThan(220)
    // While offline the page only tried to create the booking.
    expect([...new Set(lost)]).toEqual(['POST /api/portal/booking'])
    expect(arrived.filter((write) => write.startsWith('POST'))).toEqual([
      'POST /api/portal/booking',
      'POST /api/portal/booking/ID/complete',
    ])
    await page.reload()
    await expect(step(page, /^Booking Submitted$/)).toBeVisible()
    await axe(page)
  })

  await test.step('a button opens its paperwork [OPEN-171]', async () => {
    await expect(page.getByRole('link', { name: 'Paperwork' })).toHaveAttribute('href', /^\/booking\/[\w-]+\/papers$/)
  })

  await test.step('details and list show it, with the total of cart and confirmation [WIZ-25, BKG-43, DOM-48]', async () => {
    const bookingId = /Booking ID is (\d+)/.exec(await page.getByText(/Booking ID is/).innerText())?.[1] ?? ''
    await page.getByRole('link', { name: 'View Booking', exact: true }).click()
    await expect(page).toHaveURL(/\/booking\//)
    await expect(page.getByText('Waiting for final instructions').first()).toBeVisible()
    const products = page.getByRole('region', { name: 'Products and prices' })
    await expect(products.getByRole('row', { name: /^Total \(inc GST\)/ })).toContainText('$136.00')
    await page.goto(`/bookings?search_term=${bookingId}`)
    await expect(page.getByRole('cell', { name: `Bella ${lastName}`, exact: true })).toHaveCount(1)
  })
})

test('after a session ends in the middle, a new sign-in restores the draft', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/)
  await signIn(page, ACCOUNTS.harbourOwner)
  await page.goto('/new-booking')
  await choosePrivateCremation(page)
  await next(page).click()
  await fillOwner(page)
  await fillPet(page, 'Juno')
  await page.route('**/api/portal/booking', (route) => route.fulfill({ status: 401, json: { message: 'Sign in' } }), {
    times: 1,
  })
  await next(page).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Username').fill(ACCOUNTS.harbourOwner)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: /Resume.*Juno/ }).click()
  await expectFilled(page, 'Juno')
  await next(page).click()
  await expect(step(page, /^Step 2 of 3/)).toBeVisible()
})
