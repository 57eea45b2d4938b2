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
  readonly key?: 'Enter' | 'Space'
  /** How many entries of the history it makes. */
  readonly steps: number
}

/** The way to details that every row has, whatever else it offers. */
const firstRow = (page: Page) => page.getByRole('rowheader').getByRole('link').first()
const sortButton = (page: Page) => page.getByRole('button', { name: 'Pet name' })
const isSorted = async (page: Page) => {
  await expect(page).toHaveURL(/\/bookings\?sort=pet_name&direction=asc$/)
  await expect(sortButton(page)).toBeFocused()
}

const PRESSES: readonly Press[] = [
  { what: 'the head of a column', control: sortButton, shown: isSorted, steps: 1 },
  { what: 'the head of a column by the space bar', control: sortButton, key: 'Space', shown: isSorted, steps: 1 },
  {
    what: 'a row',
    control: firstRow,
    shown: (page) => expect(page).toHaveURL(/\/booking\/[\w-]+$/),
    steps: 1,
  },
  {
    what: 'the next page of the list',
    control: (page) => page.getByRole('link', { name: 'Page 2' }),
    shown: (page) => expect(page).toHaveURL(/\/bookings\?page=2$/),
    steps: 1,
  },
  {
    what: 'a link of the navigation by Enter',
    control: (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }),
    key: 'Enter',
    shown: (page) => expect(page).toHaveURL(/\/dashboard$/),
    steps: 1,
  },
  {
    what: 'the menu of the practice',
    control: (page) => page.getByRole('button', { name: 'Harbour Veterinary Clinic' }),
    shown: (page) => expect(page.getByRole('link', { name: 'Accounts' })).toBeVisible(),
    steps: 0,
  },
  {
    what: 'Logout',
    control: (page) => page.getByRole('button', { name: 'Logout' }),
    shown: (page) => expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible(),
    steps: 1,
  },
]

/** Presses on the list as it stands before React does, and looks at what came of it. */
async function pressEarly(page: Page, { control, key, shown, steps }: Press): Promise<void> {
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
  expect((await page.evaluate(() => history.length)) - entries).toBe(steps)
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

test("a link of the early picture opens in a tab of its own where that is asked for: that is the browser's", async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  await withoutReact(page)
  const documents = countDocuments(page)
  await page.goto('/bookings', { waitUntil: 'commit' })
  const row = firstRow(page)
  await expect(row).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await row.click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/booking\/[\w-]+$/)
  await expect(row).not.toHaveAttribute('aria-busy')
  expect(documents()).toBe(1)
})
