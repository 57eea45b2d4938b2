import { SERVICE_TYPE } from '@portal/domain'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'
import { storedTexts } from '../fixtures/kept-words'
import { submitButton } from '../fixtures/submit'

const edit = (id: string, step = '') => `/edit-booking-private/${id}${step}`

test('when a colleague changes the booking during confirmation, nothing unseen is submitted [OPEN-86]', async ({
  signedInPage,
  axe,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 412/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const bookings = bookingsOf(page)
  const id = await bookings.create(SERVICE_TYPE.privateReturn)
  await page.goto(edit(id, '#confirmation'))
  await expect(
    page.getByText('Bella is cremated alone. Her ashes will be returned to Harbour Veterinary Clinic.'),
  ).toHaveCount(2)
  await bookings.change(id, (booking) => ({ ...booking, pet: { ...booking.pet, firstName: 'Stella', weight: 31 } }))
  await (await submitButton(page)).click()
  const notice = page.getByRole('status').filter({ hasText: 'Somebody else has changed this booking' })
  await expect(notice).toContainText('This page showed: Bella')
  await expect(notice).toContainText('It is now: Stella')
  await expect(notice).toContainText('It is now: 31.00 kg')
  await axe(page)
  expect((await bookings.read(id)).cstm.order_stage_c).toBe('VP Unsubmitted')
  await page.getByRole('button', { name: 'Go on with the booking as it is now' }).click()
  await (await submitButton(page)).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Booking (Submitted|Updated)$/ })).toBeVisible()
  expect(await bookings.read(id)).toMatchObject({
    pet: { first_name: 'Stella', weight: 31 },
    outcome: 'Stella is cremated alone. Her ashes will be returned to Harbour Veterinary Clinic.',
    cstm: { order_stage_c: 'VP Submitted' },
  })
})

test('two people on the first step: both changes stay, and a conflict asks [OPEN-87]', async ({
  signedInPage,
  axe,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 412/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const bookings = bookingsOf(page)
  const id = await bookings.create(SERVICE_TYPE.privateReturn)
  await page.goto(edit(id))
  await page.getByLabel('Weight (Kg)').fill('31')
  await bookings.change(id, (booking) => ({ ...booking, pet: { ...booking.pet, lastName: 'Reid', weight: 29 } }))
  await page.getByRole('button', { name: 'Next' }).click()
  const questions = page.getByRole('region', { name: 'Somebody else has changed this too' })
  await expect(questions).toContainText('Before: 28.40 kg')
  await expect(page.getByLabel("Pet's last name")).toHaveValue('Reid')
  await axe(page)
  expect((await bookings.read(id)).pet).toMatchObject({ last_name: 'Reid', weight: 29 })
  await questions.getByRole('radio', { name: /^Yours: 31.00 kg/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Step 2 of 3/ })).toBeVisible()
  expect((await bookings.read(id)).pet).toMatchObject({ last_name: 'Reid', weight: 31 })
})

test('a duplicated tab has its own draft and cannot change the other booking [OPEN-89]', async ({ signedInPage }) => {
  const first = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const bookings = bookingsOf(first)
  const [bella, rex] = [
    await bookings.create(SERVICE_TYPE.privateReturn),
    await bookings.create(SERVICE_TYPE.privateReturn),
  ]
  await first.goto(edit(bella))
  await first.getByLabel("Pet's first name").fill('Stella')
  await expect(first).toHaveURL(/\?draft=/)
  // Browsers copy URL and session storage when they duplicate a tab.
  const kept = await first.evaluate(() => Object.entries({ ...sessionStorage }))
  const second = await first.context().newPage()
  await second.addInitScript((entries) => entries.forEach(([key, value]) => sessionStorage.setItem(key, value)), kept)
  await expect.poll(() => storedTexts(first)).toContain('Stella')
  await second.goto(first.url())
  await expect(second.getByText('This is a copy: the booking is also open in another tab.')).toBeVisible()
  await expect(second.getByLabel("Pet's first name")).toHaveValue('Stella')
  expect(second.url()).not.toBe(first.url())
  await second.goto(edit(rex))
  await second.getByLabel("Pet's first name").fill('Rex')
  await second.getByRole('button', { name: 'Next' }).click()
  await expect(second.getByRole('heading', { level: 1, name: /^Step 2 of 3/ })).toBeVisible()
  await first.getByRole('button', { name: 'Next' }).click()
  await expect(first.getByRole('heading', { level: 1, name: /^Step 2 of 3/ })).toBeVisible()
  expect((await bookings.read(bella)).pet?.first_name).toBe('Stella')
  expect((await bookings.read(rex)).pet?.first_name).toBe('Rex')
})
