import type { Page } from '@playwright/test'
import { bookingsOf } from '../fixtures/bookings'
import { browserFamily } from './portal/browser-family'
import type { Walk } from './portal/browser-family'
import type { Trouble } from './portal/gate'
import { isSubmitted, openConfirmation, see, submitButton } from './portal/wizard'
import { same } from './tools/check'

async function waiting(page: Page): Promise<number> {
  const { outbox } = await (await page.request.get('/api/health')).json()
  return outbox.waiting
}

/** The booking is submitted, the picture follows when storage is back [OPEN-90]. */
const submitWithout =
  (how: Trouble): Walk =>
  async ({ portal, open, wrote, note }) => {
    const page = await open()
    const id = await openConfirmation(page)
    const before = await waiting(page)
    portal.cloud.trouble('storage', how)
    const since = Date.now()
    await submitButton(page).click()
    await isSubmitted(page)
    note(`submitted after ${Date.now() - since} ms`)
    same('stage', (await bookingsOf(page).read(id)).cstm.order_stage_c, 'VP Submitted')
    if (how !== 'slow') same('pictures waiting', (await waiting(page)) - before, 1)
    portal.cloud.repair()
    const repaired = Date.now()
    await see.poll(() => waiting(page), { timeout: 90_000 }).toBe(0)
    note(`the picture followed after ${Date.now() - repaired} ms`)
    wrote(2)
  }

/** Object storage in trouble while a booking is submitted. */
export const family = browserFamily(() => ({
  'refuses with 503': submitWithout('refuses'),
  'the connection breaks': submitWithout('down'),
  'answers after 4 s': submitWithout('slow'),
  'never answers': submitWithout('hangs'),
}))
