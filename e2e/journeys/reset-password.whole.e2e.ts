import { ACCOUNTS, expect, PASSWORD, test } from '../fixtures'
import type { Page } from '@playwright/test'

const NEW_PASSWORD = 'Demo-pass-2'

/** The code in the newest mail to an address. */
async function mailedCode(page: Page, address: string, after: number): Promise<string> {
  let code = ''
  await expect(async () => {
    const answer = await page.request.get(`/cloud/mail/messages.json?to=${encodeURIComponent(address)}`)
    const { messages }: { messages: readonly { text: string; receivedAt: string }[] } = await answer.json()
    const fresh = messages.find(({ receivedAt }) => Date.parse(receivedAt) >= after)
    code = /\b\d{6}\b/.exec(fresh?.text ?? '')?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

test('an account that needs a new password goes through the reset [SHL-12, SHL-13, SHL-28, SHL-29, SHL-30, OPEN-06]', async ({
  page,
  axe,
  consoleErrors,
  browser,
  baseURL,
  contextOptions,
}) => {
  consoleErrors.expect(/status of 400/)
  const since = Date.now() - 1000
  await page.goto('/login')
  await page.getByLabel('Username').fill(ACCOUNTS.harbourNew)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/forgot-password/)
  await expect(page.getByLabel('Username')).toHaveValue(ACCOUNTS.harbourNew)
  await expect(page).toHaveTitle('Step 1 of 3 - Reset your password')
  await axe(page)
  await next(page).click()

  await test.step('the code step is announced, and offers another username and another code', async () => {
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/Step 2 of 3\s*Enter the code/)
    await expect(heading).toBeFocused()
    await page.getByRole('button', { name: 'Change the username' }).click()
    await expect(page.getByLabel('Username')).toHaveValue(ACCOUNTS.harbourNew)
    await next(page).click()
    await page.getByRole('button', { name: 'Send the code again' }).click()
    await expect(page.getByText('A new code is on its way.')).toBeVisible()
  })

  await test.step('the code step needs a code [SHL-32]', async () => {
    await expect(page.getByLabel('Verification code')).toBeVisible()
    await next(page).click()
    await expect(page.getByText('The verification code is invalid').first()).toBeVisible()
    await axe(page)
    await page.getByLabel('Verification code').fill('000000')
    await next(page).click()
  })

  await test.step('both entries of the new password must match [SHL-33]', async () => {
    await expect(page.getByText(/letter, a number and a symbol/)).toBeVisible()
    const password = page.getByLabel('New password')
    await password.fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Show password' }).first().click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByLabel('Retype the password').fill('Demo-pass-3')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Password is invalid / do not match').first()).toBeVisible()
    await expect(password).toHaveAttribute('type', 'password')
    await axe(page)
  })

  await test.step('a wrong code leads back to the code step [SHL-35, OPEN-08]', async () => {
    await page.getByLabel('Retype the password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Invalid verification code.')).toBeVisible()
    await page.getByRole('button', { name: 'Click here to try again' }).click()
    await page.getByLabel('Verification code').fill(await mailedCode(page, ACCOUNTS.harbourNew, since))
    await next(page).click()
  })

  await test.step('then the new password signs in [SHL-29]', async () => {
    await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Your password is changed.')).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveValue(ACCOUNTS.harbourNew)
    await axe(page)
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  // Only this journey uses this account.
  await test.step('Log out everywhere ends the session on another computer too [OPEN-161]', async () => {
    consoleErrors.expect(/status of 401/)
    const context = await browser.newContext({ ...contextOptions, baseURL: String(baseURL) })
    consoleErrors.watch(context)
    const other = await context.newPage()
    await other.goto('/login')
    await other.getByLabel('Username').fill(ACCOUNTS.harbourNew)
    await other.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other).toHaveURL(/\/dashboard$/)
    await page.goto('/profile')
    // The list names both sign-ins, and marks this browser [OPEN-263].
    const signIns = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
    await expect(signIns.filter({ hasText: 'This browser' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Sign out Chrome on / })).toHaveCount(1)
    await axe(page)
    await page.getByRole('button', { name: 'Log out everywhere' }).click()
    await expect(page).toHaveURL(/\/login$/)
    const personal = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('portal.pers')))
    await expect.poll(personal).toEqual([])
    await other.goto('/customer-support')
    await expect(other.getByText('Your session has ended.')).toBeVisible()
    // The session is not renewed.
    await other.goto('/dashboard')
    await expect(other).toHaveURL(/\/login$/)
    await context.close()
  })
})

test('the reset needs a username, and answers the same for an unknown one [SHL-31, OPEN-07]', async ({ page }) => {
  await page.goto('/forgot-password')
  await next(page).click()
  await expect(page.getByText('Email is invalid or not registered').first()).toBeVisible()
  await page.getByLabel('Username').fill('stranger@harbour.test')
  await next(page).click()
  await expect(page.getByLabel('Verification code')).toBeVisible()
})
