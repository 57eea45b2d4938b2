import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'

/** One of each kind and remote. Specs of the remotes check that all others are restricted too. */
const restricted = ['/dashboard', '/manage-practice/view-member/1', '/new-booking/private', '/edit-booking-communal/1']

test('restricted routes lead an unauthenticated visitor to the form [SHL-39, SHL-40, SHL-41, SHL-42, SHL-44]', async ({
  page,
}) => {
  for (const path of restricted) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
})

test('open routes have no guard, but their data needs a token [SHL-43, OPEN-02]', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 401/)
  for (const path of ['/bookings', '/booking/1', '/edit-booking-private/1']) {
    const answered = page.waitForResponse((response) => response.url().includes('/api/') && response.status() === 401)
    await page.goto(path)
    await answered
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('This page is for signed-in staff.')).toBeVisible()
  }
})

test('a wizard without a draft leads to the chooser, and its code is not loaded [WIZ-09, OPEN-89]', async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/new-booking/private')
  const choose = page.getByRole('radio', { name: /^Private/ }).first()
  await expect(choose).toBeVisible()
  await expect(page).toHaveURL(/\/new-booking$/)
  expect(fetched.filter((url) => /\/(chooser|wizard)\.\w+\.js$/.test(url))).toEqual([
    expect.stringContaining('chooser'),
  ])
})

test('any other path shows a 404 page with a link back [SHL-46, SHL-47]', async ({ signedInPage, axe }) => {
  const page = await signedInPage(ACCOUNTS.harbourNurse, '/no/such/page')
  await expect(page.getByText('We are sorry, but the page you requested was not found.')).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('on a phone one button opens both navigations', async ({ signedInPage, axe }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/customer-support')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
  await axe(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('the keyboard can skip the navigation, and starts at the screen after a link', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourNurse, '/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Nina Caruso' })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // The first control of the screen.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Update password' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Password')
  await expect(page.getByRole('main')).toBeFocused()
})

const brands = [
  ['lwd.localhost', 'WA LWD', 'Lightwood'],
  ['edh.localhost', 'VIC EDH', 'Elderheath'],
  ['anything.localhost', 'WA LWD', 'Lightwood'],
] as const

for (const [host, code, name] of brands) {
  test(`${host} shows the brand ${code} with logo and welcome [SHL-52, SHL-53, SHL-54, SHL-55, OPEN-09, OPEN-10, API-11]`, async ({
    page,
    baseURL,
  }) => {
    const address = new URL('/login', baseURL)
    address.hostname = host
    const asked = page.waitForRequest((request) => request.url().includes('/api/portal/brand'))
    await page.goto(address.href)
    const query = host !== 'anything.localhost' ? `?brand=${code.replace(' ', '+')}` : ''
    expect(new URL((await asked).url()).search).toBe(query)
    await expect(page.locator('html')).toHaveAttribute('data-brand', code)
    await expect(page.getByRole('banner').getByText(name)).toBeVisible()
    const icon = await page.locator('link[rel="icon"]').getAttribute('href')
    const drawing = await page.evaluate(async (href) => (await fetch(href)).text(), icon ?? '')
    expect(drawing).toContain(`aria-label="${name}`)
    await expect(page.getByRole('banner').locator('svg')).toBeVisible()
    await expect(page.getByText(new RegExp(`Welcome to the ${name}`))).toBeVisible()
  })
}

test('the page loads each shared library once, with remotes of two teams on it', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/bookings?search_term=100012')
  await expect(page.getByRole('link', { name: '100012', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Customer Support' }).click()
  await expect(page.getByRole('heading', { name: 'Customer Support' })).toBeVisible()
  const scripts = await page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return Promise.all(files.map(async ({ name }) => (await fetch(name)).text()))
  })
  // Texts that are only in react-dom, the router and swr.
  for (const word of ['__reactContainer$', 'useRoutes() may be used', 'refreshWhenHidden'])
    expect(scripts.filter((text) => text.includes(word)).length, word).toBe(1)
})
