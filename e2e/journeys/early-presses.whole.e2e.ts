import type { Locator, Page } from '@playwright/test'
import { ACCOUNTS, BARE, expect, test } from '../fixtures'
import { isReacts, withoutReact } from '../fixtures/without-react'

/** Documents that the page's main frame asks for from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  return () => documents
}

interface Press {
  readonly what: string
  readonly control: (page: Page) => Locator
  /** What the page shows once the press was carried out. */
  readonly shown: (page: Page) => Promise<void>
  readonly key?: 'Enter'
}

/** The way to details that every row has, whatever else it offers. */
const firstRow = (page: Page) => page.getByRole('rowheader').getByRole('link').first()
const sortButton = (page: Page) => page.getByRole('button', { name: 'Pet name' })
const isSorted = async (page: Page) => {
  await expect(page).toHaveURL(/\/bookings\?sort=pet_name&direction=asc$/)
  await expect(sortButton(page)).toBeFocused()
}

const PRESSES: readonly Press[] = [
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

/** Presses on the list as it stands before React does, and looks at what came of it. */
async function pressEarly(page: Page, { control, key, shown }: Press): Promise<void> {
  await page.goto(BARE)
  const documents = countDocuments(page)
  const release = await withoutReact(page)
  await page.goto('/bookings', { waitUntil: 'commit' })
  const pressed = control(page)
  await expect(pressed).toBeVisible()
  const entries = await page.evaluate(() => history.length)
  if (key) await pressed.press(key)
  else await pressed.click()
  await expect(pressed).toHaveAttribute('aria-busy', 'true')
  expect(await isReacts(page)).toBe(false)
  release()
  await shown(page)
  // A second one would come within this time.
  await page.waitForTimeout(300)
  await shown(page)
  expect(documents()).toBe(1)
  expect((await page.evaluate(() => history.length)) - entries).toBe(1)
  await expect(page.locator(':is(a, button)[aria-busy="true"]')).toHaveCount(0)
}

test('what is pressed before React is there waits and is carried out once [SHL-48..50, BKG-19]', async ({
  signIn,
  page,
  consoleErrors,
}) => {
  test.slow()
  // What is on its way as Logout is carried out comes late, and is refused; it ends nothing [OPEN-277].
  consoleErrors.expect(/status of 401 .*\/api\/portal\/booking\?/)
  // Signed in by itself: the session that others share must outlive Logout, the last of them.
  await signIn(page, ACCOUNTS.harbourOwner)
  for (const press of PRESSES) await test.step(press.what, () => pressEarly(page, press))
})
