import type { Page } from '@playwright/test'
import { bookingsOf } from '../fixtures/bookings'
import { browserFamily } from './portal/browser-family'
import type { Visit } from './portal/browser-family'
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
  weight,
} from './portal/wizard'
import { same } from './tools/check'

const FLAPS = 20

/** The line goes and comes while somebody types on; now and then Next is pressed without one. */
async function flapWhileTyping(page: Page): Promise<void> {
  const line = page.context()
  for (let flap = 1; flap <= FLAPS; flap++) {
    await line.setOffline(true)
    await weight(page).fill(`${10 + flap}`)
    if (flap % 5 === 0) await nextButton(page).click()
    await line.setOffline(false)
    if (flap % 5 === 0) {
      await isOnItems(page)
      await page.goBack()
      await see(weight(page)).toBeVisible()
    }
  }
}

async function flappingNew({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const name = freshName()
  await fillNew(page, name)
  await flapWhileTyping(page)
  await see(weight(page)).toHaveValue(/^30/)
  await nextButton(page).click()
  await isOnItems(page)
  const found = await bookingsOf(page).ask('GET', `booking?page_size=100&search_term=${name}`)
  const { data } = await found.json()
  same('bookings', data.length, 1)
  same('weight', (await bookingsOf(page).read(data[0].id)).pet?.weight, 30)
  wrote()
}

async function flappingEdit({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const id = await openEdit(page)
  await firstName(page).fill('Stella')
  await flapWhileTyping(page)
  await nextButton(page).click()
  await isOnItems(page)
  const { pet } = await bookingsOf(page).read(id)
  same('the row', [pet?.first_name, pet?.weight], ['Stella', 30])
  wrote()
}

async function sentOnce({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const name = freshName()
  await fillNew(page, name)
  await page.context().setOffline(true)
  await nextButton(page).click()
  await see(bar(page)).toHaveText(/^Not sent yet/)
  await see(page.getByText('What you entered is kept on this computer.')).toBeVisible()
  await page.context().setOffline(false)
  await isOnItems(page)
  await see(bar(page)).toHaveText(/^Saved at \d\d:\d\d/)
  same('bookings', await bookingsOf(page).count(name), 1)
  wrote()
}

async function typedOffline({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const name = freshName()
  await fillNew(page, name)
  await page.context().setOffline(true)
  await nextButton(page).click()
  await see(bar(page)).toHaveText(/^Not sent yet/)
  await weight(page).fill('33')
  await page.waitForTimeout(1000)
  await page.context().setOffline(false)
  await nextUntilSaved(page)
  const { data } = await (await bookingsOf(page).ask('GET', `booking?page_size=100&search_term=${name}`)).json()
  same('bookings', data.length, 1)
  same('weight', (await bookingsOf(page).read(data[0].id)).pet?.weight, 33)
  wrote()
}

/** A submission alone is never sent later by itself: it asks again. */
async function submitOffline({ open, wrote }: Visit): Promise<void> {
  const page = await open()
  const id = await openConfirmation(page)
  await page.context().setOffline(true)
  await submitButton(page).click()
  await see(page.getByText(/so it is not certain that the booking is submitted/)).toBeVisible()
  await page.context().setOffline(false)
  await page.waitForTimeout(4000)
  same('stage', (await bookingsOf(page).read(id)).cstm.order_stage_c, 'VP Unsubmitted')
  await page.getByRole('button', { name: 'Try again' }).click()
  await isSubmitted(page)
  same('stage', (await bookingsOf(page).read(id)).cstm.order_stage_c, 'VP Submitted')
  wrote()
}

/** The line of the computer goes and comes [OPEN-87, WIZ-116]. */
export const family = browserFamily(() => ({
  'flapping 20 times, a new booking': flappingNew,
  'flapping 20 times, an edited booking': flappingEdit,
  'offline at Next: sent once by itself': sentOnce,
  'offline at Next, then typed on': typedOffline,
  'offline at Submit: asks again': submitOffline,
}))
