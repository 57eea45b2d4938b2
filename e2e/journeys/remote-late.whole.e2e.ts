import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'

const ENTRY = '**/remotes/mf-practice/remoteEntry*.js'

test('a remote that does not answer shows an error while the rest works, and loads once it answers [OPEN-114]', async ({
  signedInPage,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource|mf-practice|RUNTIME|remoteEntry|net::/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE, { isNew: true })
  const held: (() => void)[] = []
  const isWell = new Promise<void>((resolve) => held.push(resolve))
  await page.route(ENTRY, async (route) => {
    await isWell
    await route.continue()
  })
  await page.goto('/customer-support', { waitUntil: 'commit' })
  const words = page.getByText('This page could not be loaded')
  const screen = page.getByText('Client Care Team')
  await expect(words).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(words.or(screen)).toBeVisible()
  held.forEach((release) => release())
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry.or(screen).first()).toBeVisible()
  if (await retry.isVisible()) await retry.click()
  await expect(screen).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true)
})
