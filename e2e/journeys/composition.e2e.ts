import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'

const MISSING = 'This page could not be loaded'

test('a missing remote shows an error in its place, and Retry loads it there', async ({
  signedInPage,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource|mf-|RUNTIME|remoteEntry/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
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

test('without the federation’s script the page shows an error, and Retry opens the remote', async ({
  signedInPage,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource|net::/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  await page.route('**/shell/federation.*', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: MISSING })).toBeVisible()
  await page.unroute('**/shell/federation.*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('one failed request for a remote is retried silently', async ({ signedInPage, consoleErrors }) => {
  consoleErrors.expect(/503/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  let failures = 0
  await page.route('**/remotes/mf-practice/remoteEntry*.js', (route) =>
    failures++ === 0 ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await page.goto('/customer-support')
  await expect(page.getByRole('heading', { name: 'Customer Support' })).toBeVisible()
})

test('an incompatible remote is refused before it runs, with the web server’s reason', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
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
