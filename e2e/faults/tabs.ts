import type { Page } from '@playwright/test'
import { ACCOUNTS } from '../fixtures/accounts'
import { bookingsOf } from '../fixtures/bookings'
import { forgetSession, signInByForm } from '../fixtures/sign-in'
import { browserFamily } from './portal/browser-family'
import type { Visit } from './portal/browser-family'
import { editPath, firstName, isOnItems, kept, nextButton, openEdit, see, weight } from './portal/wizard'
import { same } from './tools/check'

const lastName = (page: Page) => page.getByLabel("Pet's last name")

/** A second tab of the same visitor. */
async function secondTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  await see(firstName(tab)).toBeVisible()
  return tab
}

/** As browsers duplicate a tab: its address and its session storage go along. */
async function duplicate(page: Page): Promise<Page> {
  const entries = await page.evaluate(() => Object.entries({ ...sessionStorage }))
  const tab = await page.context().newPage()
  await tab.addInitScript((pairs) => pairs.forEach(([key, value]) => sessionStorage.setItem(key, value)), entries)
  await tab.goto(page.url())
  return tab
}

async function twoBookings({ open, wrote }: Visit): Promise<void> {
  const first = await open()
  const bookings = bookingsOf(first)
  const bella = await openEdit(first)
  const second = await first.context().newPage()
  await second.goto('/dashboard')
  const rex = await openEdit(second)
  await firstName(first).fill('Stella')
  await firstName(second).fill('Rex')
  await weight(first).fill('31')
  await weight(second).fill('12')
  await nextButton(second).click()
  await nextButton(first).click()
  await Promise.all([isOnItems(first), isOnItems(second)])
  const rows = await Promise.all([bookings.read(bella), bookings.read(rex)])
  const pets = rows.map(({ pet }) => [pet?.first_name, pet?.weight])
  same('pets', pets, [
    ['Stella', 31],
    ['Rex', 12],
  ])
  wrote(2)
}

async function duplicatedTab({ open, wrote }: Visit): Promise<void> {
  const first = await open()
  const bookings = bookingsOf(first)
  const id = await openEdit(first)
  await firstName(first).fill('Stella')
  await see(first).toHaveURL(/\?draft=/)
  await see.poll(() => kept(first)).toContain('Stella')
  const copy = await duplicate(first)
  await see(firstName(copy)).toHaveValue('Stella')
  // It shows what the other has before it has a draft of its own.
  await see.poll(() => copy.url()).not.toBe(first.url())
  await weight(copy).fill('31')
  await lastName(first).fill('Reid')
  await nextButton(first).click()
  await isOnItems(first)
  await nextButton(copy).click()
  await isOnItems(copy)
  const { pet } = await bookings.read(id)
  same('the row', [pet?.first_name, pet?.last_name, pet?.weight], ['Stella', 'Reid', 31])
  wrote(2)
}

async function sameFieldInTwoTabs({ open, wrote }: Visit): Promise<void> {
  const first = await open()
  const bookings = bookingsOf(first)
  const id = await openEdit(first)
  const second = await secondTab(first, editPath(id))
  await weight(second).fill('29')
  await weight(first).fill('31')
  await nextButton(first).click()
  await isOnItems(first)
  await nextButton(second).click()
  const questions = second.getByRole('region', { name: 'Somebody else has changed this too' })
  await see(questions).toContainText('31.00 kg')
  same('before the answer', (await bookings.read(id)).pet?.weight, 31)
  await questions.getByRole('radio', { name: /^Yours: 29.00 kg/ }).check()
  await nextButton(second).click()
  await isOnItems(second)
  same('after the answer', (await bookings.read(id)).pet?.weight, 29)
  wrote(2)
}

async function logoutElsewhere({ open, wrote }: Visit): Promise<void> {
  const first = await open()
  const id = await openEdit(first)
  await firstName(first).fill('Stella')
  await see.poll(() => kept(first)).toContain('Stella')
  const second = await first.context().newPage()
  await second.goto('/dashboard')
  forgetSession(ACCOUNTS.harbourOwner)
  await second.getByRole('button', { name: 'Logout' }).click()
  await see(first).toHaveURL(/\/login/)
  await see(first.getByLabel('Username')).toBeVisible()
  await signInByForm(first, ACCOUNTS.harbourOwner)
  await first.goto(editPath(id))
  await see(firstName(first)).toHaveValue('Stella')
  await nextButton(first).click()
  await isOnItems(first)
  same('the row', (await bookingsOf(first).read(id)).pet?.first_name, 'Stella')
  wrote()
}

async function otherUserElsewhere({ open, wrote }: Visit): Promise<void> {
  const first = await open()
  const id = await openEdit(first)
  await firstName(first).fill('Traceling')
  await see.poll(() => kept(first)).toContain('Traceling')
  const second = await first.context().newPage()
  await second.goto('/dashboard')
  forgetSession(ACCOUNTS.harbourOwner)
  await second.getByRole('button', { name: 'Logout' }).click()
  await signInByForm(second, ACCOUNTS.banksiaOwner)
  await see(first).toHaveURL(/\/(login|dashboard)/)
  await first.goto(editPath(id))
  await see(first.getByText('This booking was not found')).toBeVisible()
  await see(first.getByText('Traceling')).toHaveCount(0)
  await see(first.getByLabel("Pet's first name")).toHaveCount(0)
  await first.goto('/bookings')
  await see(first.getByRole('rowheader', { name: /^(199|200)\d{3}\b/ }).first()).toBeVisible()
  await see(first.getByRole('rowheader', { name: /^(99|100)\d{3}\b/ })).toHaveCount(0)
  const others = await first.evaluate(() => localStorage.getItem('portal.personal.session-token'))
  const answer = await first.request.get(`/api/portal/booking/${id}`, {
    headers: { Authorization: `Bearer ${others}` },
  })
  same('the booking, asked for by the other practice', answer.status(), 404)
  const owner = await open()
  const { pet } = await bookingsOf(owner).read(id)
  see(['Bella', 'Traceling']).toContain(pet?.first_name)
  wrote()
}

/** Two tabs of one browser [OPEN-15, OPEN-87, OPEN-89]. */
export const family = browserFamily(() => ({
  'two tabs on two bookings': twoBookings,
  'a duplicated tab, both save the same booking': duplicatedTab,
  'one booking in two tabs, the same field': sameFieldInTwoTabs,
  'logout in one tab while the other has typed': logoutElsewhere,
  'another user in another tab': otherUserElsewhere,
}))
