import type { Locator, Page } from '@playwright/test'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { isRenderedByReact, withoutReact } from '../fixtures/without-react'

/** Counts the documents that the main frame requests. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  return () => documents
}

interface EarlyPress {
  readonly what: string
  readonly control: (page: Page) => Locator
  /** Expects the result of the press. */
  readonly shown: (page: Page) => Promise<void>
  readonly key?: 'Enter'
}

/** Every row has a link to its details. */
const firstRow = (page: Page) => page.getByRole('rowheader').getByRole('link').first()
const sortButton = (page: Page) => page.getByRole('button', { name: 'Pet name' })
const isSorted = async (page: Page) => {
  await expect(page).toHaveURL(/\/bookings\?sort=pet_name&direction=asc$/)
  await expect(sortButton(page)).toBeFocused()
}

const PRESSES: readonly EarlyPress[] = [
  { what: 'the head of a column', control: sortButton, shown: isSorted },
  {
    what: 'a row',
    control: firstRow,
    shown: (page) => expect(page).toHaveURL(/\/booking\/[\w-]+$/),
  },
  {
    what: 'a link of the navigation by Enter',
    control: (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }),
    key: 'Enter',
    shown: (page) => expect(page).toHaveURL(/\/dashboard$/),
  },
  {
    what: 'Logout',
    control: (page) => page.getByRole('button', { name: 'Logout' }),
    shown: (page) => expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible(),
  },
]

/** Presses a control before React has rendered the list, and checks the result. */
async function pressEarly(page: Page, { control, key, shown }: EarlyPress): Promise<void> {
  await page.goto(EMPTY_PAGE)
  const documents = countDocuments(page)
  const release = await withoutReact(page)
  await page.goto('/bookings', { waitUntil: 'commit' })
  const pressed = control(page)
  await expect(pressed).toBeVisible()
  const entries = await page.evaluate(() => history.length)
  if (key) await pressed.press(key)
  else await pressed.click()
  await expect(pressed).toHaveAttribute('aria-busy', 'true')
  expect(await isRenderedByReact(page)).toBe(false)
  release()
  await shown(page)
  // A second execution would come within this time.
  await page.waitForTimeout(300)
  await shown(page)
  expect(documents()).toBe(1)
  expect((await page.evaluate(() => history.length)) - entries).toBe(1)
  await expect(page.locator(':is(a, button)[aria-busy="true"]')).toHaveCount(0)
}

test('a press before React waits and is carried out once [SHL-48..50, BKG-19]', async ({
  signIn,
  page,
  consoleErrors,
}) => {
  test.slow()
  // A request in flight during the logout may be refused, which ends nothing [OPEN-277].
  consoleErrors.expect(/status of 401 .*\/api\/portal\/booking\?/)
  // This journey signs in on its own, because its last press is Logout, which would end the shared session.
  await signIn(page, ACCOUNTS.harbourOwner)
  for (const press of PRESSES) await test.step(press.what, () => pressEarly(page, press))
})
