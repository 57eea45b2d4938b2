import type { Page } from '@playwright/test'
import { bookingsOf } from '../fixtures/bookings'
import { browserFamily } from './portal/browser-family'
import type { Visit } from './portal/browser-family'
import { addToCart, cart, openItem, openItems } from './portal/items'
import { loseAnswers } from './portal/lost-answer'
import { memberOf, otherLevel } from './portal/members'
import { visibleNames } from './portal/rows'
import {
  bar,
  fillNew,
  firstName,
  freshName,
  isOnItems,
  isSubmitted,
  nextButton,
  nextUntilSaved,
  openConfirmation,
  openEdit,
  see,
  submitButton,
} from './portal/wizard'
import { same } from './tools/check'

const BOOKING = /\/booking\/[\w-]+$/

async function create({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const name = freshName()
  await fillNew(page, name)
  const lost = await loseAnswers(page, 'POST', /\/booking$/)
  await nextButton(page).click()
  await see(bar(page)).toHaveText(/^Not sent yet/)
  await see(firstName(page)).toHaveValue(name)
  await isOnItems(page)
  await see(bar(page)).toHaveText(/^Saved at \d\d:\d\d/)
  same('answers lost', lost(), 1)
  same('bookings', await bookingsOf(page).count(name), 1)
  wrote()
}

async function createThenReload({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const name = freshName()
  await fillNew(page, name)
  await loseAnswers(page, 'POST', /\/booking$/, 99)
  await nextButton(page).click()
  await see(bar(page)).toHaveText(/^Not sent yet/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await see(firstName(page)).toHaveValue(name)
  await nextButton(page).click()
  await isOnItems(page)
  same('bookings', await bookingsOf(page).count(name), 1)
  wrote()
}

async function update({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const id = await openEdit(page)
  const before = await bookingsOf(page).read(id)
  await firstName(page).fill('Stella')
  await loseAnswers(page, 'PUT', BOOKING)
  await nextButton(page).click()
  await see(bar(page)).toHaveText(/^Not sent yet/)
  await isOnItems(page)
  await see(bar(page)).toHaveText(/^Saved at \d\d:\d\d/)
  const row = await bookingsOf(page).read(id)
  same('name and version', [row.pet?.first_name, row.version], ['Stella', Number(before.version) + 1])
  wrote()
}

async function updateThenColleague({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const bookings = bookingsOf(page)
  const id = await openEdit(page)
  await firstName(page).fill('Stella')
  await loseAnswers(page, 'PUT', BOOKING, 99)
  await nextButton(page).click()
  await see(bar(page)).toHaveText(/^Not sent yet/)
  await bookings.change(id, (booking) => ({ ...booking, pet: { ...booking.pet, weight: 31 } }))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await nextUntilSaved(page)
  const { pet } = await bookings.read(id)
  same('both changes', [pet?.first_name, pet?.weight], ['Stella', 31])
  wrote(2)
}

async function line({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const id = await openItems(page)
  await openItem(page, 'Memorial Candle')
  await loseAnswers(page, 'PUT', BOOKING)
  await addToCart(page).click()
  await see(async () => {
    if (await addToCart(page).isVisible()) await addToCart(page).click()
    await see(cart(page).getByRole('listitem').filter({ hasText: 'Memorial Candle' })).toHaveCount(1, { timeout: 3000 })
  }).toPass({ timeout: 40_000 })
  same('lines', visibleNames(await bookingsOf(page).read(id)), ['Memorial Candle'])
  wrote()
}

async function instructions({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const id = await openEdit(page)
  await page.getByRole('button', { name: 'Add row' }).click()
  await page.keyboard.type('Please keep the blue blanket')
  await loseAnswers(page, 'POST', /\/special_instruction$/)
  await nextButton(page).click()
  await isOnItems(page)
  const row = await bookingsOf(page).read(id)
  same('instructions', row.special_instructions?.map(wordsOf), ['Please keep the blue blanket'])
  wrote()
}

const wordsOf = (row: object) => Object.values(row).find((value) => String(value).startsWith('Please')) ?? row

async function complete({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const id = await openConfirmation(page)
  const before = await bookingsOf(page).read(id)
  await loseAnswers(page, 'POST', /\/complete$/)
  await submitButton(page).click()
  await isSubmitted(page)
  await expectOnce(page, id, Number(before.version))
  wrote()
}

async function completeLostForLong({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const id = await openConfirmation(page)
  const before = await bookingsOf(page).read(id)
  await loseAnswers(page, 'POST', /\/complete$/)
  await page.route(`**/api/portal/booking/${id}`, (route) => route.abort('connectionreset'))
  await submitButton(page).click()
  await see(page.getByText('so it is not certain that the booking is submitted')).toBeVisible()
  await see(page.getByText('It is not sent by itself.')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await isSubmitted(page)
  await expectOnce(page, id, Number(before.version))
  wrote()
}

async function expectOnce(page: Page, id: string, version: number): Promise<void> {
  const row = await bookingsOf(page).read(id)
  same('stage and version', [row.cstm.order_stage_c, row.version], ['VP Submitted', version + 1])
}

async function member({ open, wrote }: Visit): Promise<void> {
  const page = await open('/manage-practice/view-member/contact-harbour-tom')
  const before = await memberOf(page, 'contact-harbour-tom')
  const level = otherLevel(before)
  await page.getByLabel('Access level').selectOption(level)
  await loseAnswers(page, 'PUT', /\/members\//)
  const update = page.getByRole('button', { name: 'Update profile' })
  await update.click()
  await see(page.getByText('Not saved')).toBeVisible()
  await see(page.getByText('Information updated successfully.')).toHaveCount(0)
  await see(page.getByLabel('Access level')).toHaveValue(level)
  await update.click()
  await see(page.getByText('Information updated successfully.').first()).toBeVisible()
  const after = await memberOf(page, 'contact-harbour-tom')
  same('level and version', [after.cstm.portal_access_c, after.version], [level, before.version + 1])
  wrote()
}

/** A write is carried out and its answer is lost; sent again it happens once [OPEN-49, OPEN-87, OPEN-88]. */
export const family = browserFamily(() => ({
  'create: sent again by itself': create,
  'create: reload, then Next': createThenReload,
  'update: sent again by itself': update,
  'update, then a colleague saves': updateThenColleague,
  'line: finish again': line,
  'instructions: with the save of the step': instructions,
  'complete: the page finds out': complete,
  'complete, and the reading after it fails too': completeLostForLong,
  'update of a member: save again': member,
}))
