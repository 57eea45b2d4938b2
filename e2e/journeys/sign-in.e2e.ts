import { ACCOUNTS, EMPTY_PAGE, expect, PASSWORD, test } from '../fixtures'

test.describe('signing in', () => {
  test('`/` leads to a form that names missing fields [SHL-01, SHL-02, SHL-08, SHL-09]', async ({ page, axe }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/login$/)
    await axe(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Username is invalid or missing').first()).toBeVisible()
    await expect(page.getByText('Password is invalid or missing').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await axe(page)
  })

  test('the URL fills in the username [SHL-04], and a link leads to the reset [SHL-05, SHL-27]', async ({ page }) => {
    await page.goto('/login?email=nurse%40harbour.test')
    await expect(page.getByLabel('Username')).toHaveValue('nurse@harbour.test')
    await page.getByRole('link', { name: 'Forgot your password' }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)
  })

  test("a wrong password shows the identity service's message, the same as for an unknown user [SHL-10, SHL-11]", async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of 400/)
    await page.goto('/login')
    for (const [username, password] of [
      [ACCOUNTS.harbourOwner, 'wrong-Pass-1'],
      ['stranger@harbour.test', PASSWORD],
    ] as const) {
      const answered = page.waitForResponse((answer) => answer.status() === 400)
      await page.getByLabel('Username').fill(username)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await answered
      await expect(page.getByText('Incorrect username or password.').first()).toBeVisible()
      await expect(page.getByLabel('Username')).toHaveValue(username)
    }
  })

  test('a user without contact is refused, and nothing is stored [SHL-14, SHL-15, OPEN-05]', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of (401|403)/)
    await page.goto('/login')
    await page.getByLabel('Username').fill(ACCOUNTS.harbourNobody)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    const failed = page.getByText('Please verify your email and password are correct and try again.')
    await expect(failed.first()).toBeVisible()
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))
    expect(kept).toEqual([])
  })

  test('a login with ids leads to the engraving [SHL-03, SHL-06]', async ({ page, consoleErrors }) => {
    // The line does not exist; the test checks the path.
    consoleErrors.expect(/status of 404 .*\/booking\/booking-1\//)
    await page.goto('/login/booking-1/line-2')
    await page.getByLabel('Username').fill(ACCOUNTS.harbourNurse)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/engraving/check-existing?staff=1&bookingId=booking-1&quotedProductId=line-2')
  })
})

test.describe('a session', () => {
  test('survives a reload and ends with Logout [SHL-07, SHL-16, SHL-17, SHL-21, SHL-22, SHL-24, SHL-26]', async ({
    page,
    signIn,
  }) => {
    await signIn(page, ACCOUNTS.harbourNurse)
    const stored = await page.evaluate(() => ({
      token: localStorage.getItem('portal.personal.session-token'),
      user: JSON.parse(localStorage.getItem('portal.personal.user-data') ?? '{}').user,
    }))
    expect(stored.token?.split('.')).toHaveLength(3)
    expect(stored.user).toMatchObject({ username: 'nurse@harbour.test', email: 'nurse@harbour.test', brand: 'WA LWD' })
    expect(stored.user.id).toBeTruthy()
    expect(stored.user.role).toContain('1')
    await page.reload()
    await expect(page.getByRole('button', { name: /Harbour Veterinary Clinic/ })).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    const personal = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('portal.personal')),
    )
    expect(personal).toEqual([])
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
  })

  test('logout in one tab ends the other [OPEN-15]', async ({ page, signIn, context }) => {
    await signIn(page, ACCOUNTS.harbourNurse)
    const other = await context.newPage()
    await other.goto('/customer-support')
    await expect(other.getByRole('heading', { name: 'Customer Support' })).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(other).toHaveURL(/\/login$/)
  })

  test('a signed-in visitor of /login goes on to the dashboard [OPEN-03]', async ({ signedInPage }) => {
    const page = await signedInPage(ACCOUNTS.harbourNurse, '/login')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('a refused token leads to the form, with the reason [SHL-56, API-04, OPEN-03]', async ({
    signedInPage,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of 401/)
    const page = await signedInPage(ACCOUNTS.harbourNurse, '/customer-support')
    await expect(page.getByText('Client Care Team')).toBeVisible()
    await page.evaluate(() => {
      const payload = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }))
      localStorage.setItem('portal.personal.session-token', `x.${payload}.y`)
    })
    await page.reload()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('portal.personal.session-token'))).toBeNull()
  })

  test('the portal starts with damaged storage [SHL-20]', async ({ page }) => {
    await page.goto(EMPTY_PAGE)
    await page.evaluate(() => {
      localStorage.setItem('portal.personal.user-data', '{broken')
      localStorage.setItem('portal.personal.session-token', 'nonsense')
    })
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByLabel('Username')).toBeVisible()
  })

  test('nothing is rendered while an expired session is checked [SHL-19, SHL-17]', async ({ page, signIn }) => {
    await signIn(page, ACCOUNTS.harbourNurse)
    // Leaves the portal's pages first, because one of their requests would end the session.
    await page.goto('/health')
    await page.evaluate(() => {
      const payload = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 60 }))
      localStorage.setItem('portal.personal.session-token', `x.${payload}.y`)
    })
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const asked = page.waitForRequest('**/api/identity')
    await page.route('**/api/identity', async (route) => {
      await answered
      await route.continue()
    })
    await page.goto('/customer-support', { waitUntil: 'commit' })
    await asked
    await page.waitForTimeout(300)
    await expect(page.locator('h1, nav, form')).toHaveCount(0)
    await expect(page.getByText('Loading the portal')).toHaveCount(1)
    answer()
    await expect(page.getByRole('heading', { name: 'Customer Support' })).toBeVisible()
  })
})
