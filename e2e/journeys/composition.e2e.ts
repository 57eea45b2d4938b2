import { ACCOUNTS, BARE, expect, test } from '../fixtures'

const MISSING = 'This page could not be loaded'

/** Slots, late files and other bytes: `remote-down`, `remote-late` and `wrong-bytes.whole.e2e.ts`. */
test('without a remote its place says so, and Retry works in place', async ({ signedInPage, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource|mf-|RUNTIME|remoteEntry/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  await page.route('**/remotes/mf-practice/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/customer-support')
  await expect(page.getByRole('heading', { level: 1, name: MISSING })).toBeVisible()
  await expect(page.getByText('The part "Practice pages" did not arrive.')).toBeVisible()
  await expect(page).toHaveTitle(MISSING)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.unroute('**/remotes/mf-practice/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(MISSING)).toBeHidden()
  await expect(page.locator('main h1')).toBeVisible()
})

test('without the script of the federation the page says so, and Retry opens the remote', async ({
  signedInPage,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource|net::/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  await page.route('**/shell/federation.*', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: MISSING })).toBeVisible()
  await page.unroute('**/shell/federation.*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('one failed answer of a remote is tried again without a word', async ({ signedInPage, consoleErrors }) => {
  consoleErrors.expect(/503/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  let failures = 0
  await page.route('**/remotes/mf-practice/remoteEntry*.js', (route) =>
    failures++ === 0 ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await page.goto('/customer-support')
  await expect(page.getByRole('heading', { name: 'Customer Support' })).toBeVisible()
})

test('a remote that does not fit is refused before it runs, in the words of the web server', async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const unfit = 'mf-practice 1.0.0 is made for contract 99.0, the shell 1.0.0 has 1.0'
  await page.route('**/customer-support', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const changed = html.replace('"name":"mf-practice",', `"name":"mf-practice","unfit":"${unfit}",`)
    expect(changed).not.toBe(html)
    await route.fulfill({ response, body: changed })
  })
  await page.goto('/customer-support')
  await expect(page.getByText('This page is being updated')).toBeVisible()
  await expect(page.getByText(unfit)).toBeVisible()
  expect(fetched.filter((url) => url.includes('/remotes/mf-practice/remoteEntry'))).toEqual([])
})
