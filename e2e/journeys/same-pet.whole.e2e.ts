import { ACCOUNTS, BARE, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'
import { ownWord } from '../fixtures/own-word'
import { fillPet, pickOption } from '../fixtures/pet-form'
import { submitButton } from '../fixtures/submit'
import type { Page } from '@playwright/test'

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const step = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })

async function begin(page: Page) {
  await page.goto('/new-booking')
  await page.getByLabel('Booking vet staff member').fill('Dana Reid')
  await page.getByRole('radio', { name: 'Private Cremation & Return of Ashes', exact: true }).check()
  await next(page).click()
  await expect(step(page, /^Step 1 of 3/)).toBeVisible()
}

async function submit(page: Page) {
  await next(page).click()
  await (await submitButton(page)).click()
  await expect(step(page, /^Booking Submitted$/)).toBeVisible()
}

test('one pet is not booked twice unasked, and its twin is booked without a question [OPEN-120, OPEN-121]', async ({
  signedInPage,
  axe,
}) => {
  test.slow()
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  const owner = `Quill${ownWord()}`

  await test.step('the first booking is submitted, with its owner', async () => {
    await begin(page)
    await page.getByLabel('First name', { exact: true }).fill('Mia')
    await page.getByLabel('Last name', { exact: true }).fill(owner)
    await page.getByLabel('Phone number', { exact: true }).fill('0412 345 678')
    await page.getByRole('combobox', { name: 'Home address' }).pressSequentially('12 banksia cott')
    await pickOption(page, /12 Banksia Street, Cottesloe/)
    await fillPet(page, 'Stella', owner)
    await next(page).click()
    await expect(step(page, /^Step 2 of 3/)).toBeVisible()
    await submit(page)
  })

  await test.step('a twin begins with owner and address filled in, and is asked about never', async () => {
    await page.getByRole('button', { name: 'Another pet of this owner' }).click()
    await expect(page.getByLabel('Last name', { exact: true })).toHaveValue(owner)
    await expect(page.getByRole('combobox', { name: 'Home address' })).toHaveValue(/^12 Banksia Street/)
    await expect(page.getByLabel("Pet's first name")).toHaveValue('')
    await fillPet(page, 'Otto', owner)
    await next(page).click()
    await expect(step(page, /^Step 2 of 3/)).toBeVisible()
    await submit(page)
  })

  await test.step('the same pet once more, misspelt: the page asks, at 1280 and at 390', async () => {
    await page.getByRole('button', { name: 'Another pet of this owner' }).click()
    await expect(page.getByLabel('Last name', { exact: true })).toHaveValue(owner)
    await fillPet(page, 'Stela', owner)
    await next(page).click()
    const dialog = page.getByRole('alertdialog', { name: `Is Stella ${owner} booked already?` })
    await expect(dialog).toContainText(/Booking ID \d+, Submitted, made \d+ \w+ \d+ by Dana Reid\./)
    await expect(dialog.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', /^\/booking\//)
    await axe(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(dialog.getByRole('button', { name: 'This is another pet' })).toBeInViewport()
    await axe(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await dialog.getByRole('button', { name: 'This is another pet' }).click()
    await expect(step(page, /^Step 2 of 3/)).toBeVisible()
  })

  await test.step('answered once: neither a reload nor the submission asks again', async () => {
    await page.reload()
    await next(page).click()
    await expect(page.getByText(`Stela ${owner}'s booking is ready.`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'This is another pet' })).toHaveCount(0)
    await (await submitButton(page)).click()
    await expect(step(page, /^Booking Submitted$/)).toBeVisible()
    expect(await bookingsOf(page).count(owner)).toBe(3)
  })
})
