import type { Locator, Page } from '@playwright/test'
import { SERVICE_TYPE, STAGE } from '@portal/domain'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'

/** A screen of which the bar covers a large part. */
const PHONE = { width: 390, height: 664 }
const PRESSES = [
  [2, 80],
  [2, 300],
  [2, 600],
  [3, 300],
] as const

const rest = (page: Page) => page.getByRole('button', { name: 'See the rest', exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit booking', exact: true })
const stageOf = async (page: Page, id: string) => (await bookingsOf(page).read(id)).cstm.order_stage_c

/** Opens a confirmation that is longer than the screen. */
async function openLong(page: Page) {
  const id = await bookingsOf(page).create(SERVICE_TYPE.privateReturn)
  const completed: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/complete')) completed.push(request.url())
  })
  await page.goto(`/edit-booking-private/${id}#confirmation`)
  await expect(rest(page)).toBeVisible()
  const reopen = async () => {
    await page.reload()
    await expect(rest(page)).toBeVisible()
  }
  const isOpen = async () => {
    expect(completed).toEqual([])
    expect(await stageOf(page, id)).toBe(STAGE.vpUnsubmitted)
  }
  return { reopen, isOpen }
}

async function boxOf(button: Locator) {
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not on the page')
  return box
}

async function middleOf(button: Locator) {
  const { x, y, width, height } = await boxOf(button)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Presses with exact intervals, because the page's clock is stopped. */
async function pressAt(page: Page, { x, y }: { x: number; y: number }, times: number, apart: number) {
  for (let time = 0; time < times; time += 1) {
    if (time > 0) {
      await page.waitForTimeout(apart)
      await page.clock.runFor(apart)
    }
    await page.mouse.click(x, y)
  }
}

/** Stops the page's clock at a time in the near future; only `runFor` advances it. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
}

/** Presses the button to the end several times at the same spot. */
async function hurryToTheEnd(page: Page, times: number, apart: number) {
  const spot = await middleOf(rest(page))
  for (let screen = 0; screen < 6 && (await rest(page).isVisible()); screen += 1)
    await pressAt(page, spot, times, apart)
  await expect(rest(page)).toHaveCount(0)
}

test('quick repeated presses on a phone submit nothing [OPEN-86, OPEN-177]', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  await page.setViewportSize(PHONE)
  await page.clock.install()
  const { reopen, isOpen } = await openLong(page)
  await expect(submit(page)).toHaveAccessibleDescription('See the rest first.')
  const [first, last] = [await boxOf(rest(page)), await boxOf(submit(page))]
  expect([first.x + first.width <= last.x, Math.abs(first.y - last.y) < last.height]).toEqual([true, true])
  for (const [times, apart] of PRESSES) {
    await test.step(`${times} presses ${apart} ms apart`, async () => {
      await stopClock(page)
      await hurryToTheEnd(page, times, apart)
      await pressAt(page, await middleOf(submit(page)), times, apart)
      await expect(page.getByText('Take a moment, then press again.')).toBeVisible()
      await isOpen()
      await page.clock.resume()
      await reopen()
    })
  }
})
