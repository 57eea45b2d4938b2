import type { Locator, Page } from '@playwright/test'
import { SERVICE_TYPE } from '@portal/domain'
import { expect } from '@playwright/test'
import { bookingsOf } from '../../fixtures/bookings'
import { ownWord } from '../../fixtures/own-word'

/** Waits as long as a busy machine may take. */
export const see = expect.configure({ timeout: 15_000 })

/** A pet's name that no other booking has. */
export function freshName(): string {
  return `Pet${ownWord()}`
}

export const editPath = (id: string, step = '') => `/edit-booking-private/${id}${step}`
export const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name })
export const nextButton = (page: Page) => page.getByRole('button', { name: /^(Save & )?Next$/ })
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit booking' })
export const firstName = (page: Page) => page.getByLabel("Pet's first name")
export const weight = (page: Page) => page.getByLabel('Weight (Kg)')
export const isOnItems = (page: Page) => see(heading(page, /^Step 2 of 3/)).toBeVisible()
export const isSubmitted = (page: Page) => see(heading(page, /^Booking (Submitted|Updated)$/)).toBeVisible()

/** All that this browser keeps for good, as one text. */
export { keptWords as kept } from '../../fixtures/kept-words'

/** What the wizard's bar says of the saving [OPEN-87]. */
export const bar = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /^(Saving|Saved at|Not sent yet|Not saved|It is not certain)/ })

/** An unsubmitted booking on its first step, opened by somebody who may save it. */
export async function openEdit(page: Page, service: string = SERVICE_TYPE.privateReturn): Promise<string> {
  const id = await bookingsOf(page).create(service)
  await page.goto(editPath(id))
  await see(firstName(page)).toHaveValue('Bella')
  return id
}

/** A booking on its confirmation. */
export async function openConfirmation(page: Page): Promise<string> {
  const id = await bookingsOf(page).create(SERVICE_TYPE.privateReturn)
  await page.goto(editPath(id, '#confirmation'))
  await see(submitButton(page)).toBeVisible()
  return id
}

/** A new booking, filled in as far as the first step, nothing sent yet. */
export async function fillNew(page: Page, name: string): Promise<void> {
  await page.goto('/new-booking')
  await page.getByLabel('Booking vet staff member').fill('Dana Reid')
  await page.getByRole('radio', { name: 'Private Cremation & Return of Ashes', exact: true }).check()
  await nextButton(page).click()
  await see(heading(page, /^Step 1 of 3/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Do not provide owner details' }).check()
  await firstName(page).fill(name)
  await page.getByLabel("Pet's last name").fill('Ngata')
  await page.getByLabel('Pet type').selectOption('Dog')
  await page.getByRole('combobox', { name: 'Breed' }).pressSequentially('labrador r')
  await page.getByRole('option', { name: 'Labrador Retriever' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Female' }).check()
  await weight(page).fill('28.4')
}

/** Presses Next as long as the first step stays, as somebody does whose save did not get through. */
export async function nextUntilSaved(page: Page): Promise<void> {
  await see(async () => {
    if (await heading(page, /^Step 1 of 3/).isVisible()) await nextButton(page).click({ timeout: 2000 })
    await see(heading(page, /^Step [23] of 3/)).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 40_000 })
}
