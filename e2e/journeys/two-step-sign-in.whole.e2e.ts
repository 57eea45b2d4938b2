import { setTimeout as rest } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { ACCOUNTS, expect, test } from '../fixtures'
import { readMail } from '../fixtures/mail'

const STEP_MS = 30_000
/** A code may expire on its way when it has less time left. */
const SHORT_MS = 10_000

/**
 * An authenticator app. Each call returns a later code, because each code is valid once. The service accepts the steps
 * before and after, so only a fourth code has to wait.
 */
function authenticatorApp(secret: string): () => Promise<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  let last = 0
  return async () => {
    const now = Date.now()
    const current = Math.floor(now / STEP_MS)
    const earliest = STEP_MS - (now % STEP_MS) > SHORT_MS ? current - 1 : current
    const step = Math.max(last + 1, earliest)
    const early = (step - 1) * STEP_MS - now
    if (early > 0) await rest(early + 500)
    last = step
    return totp.generate({ timestamp: step * STEP_MS })
  }
}

const PASSWORD = 'My-own-pass-7'

/** Creates a member of Banksia with a password, through the API. */
async function newMember(owner: Page): Promise<string> {
  const email = `tess.${crypto.randomUUID().slice(0, 8)}@banksia.test`
  const token = await owner.evaluate(() => localStorage.getItem('portal.personal.session-token'))
  const made = await owner.request.post('/api/portal/vet/members', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: {
      vet_account_id: 'practice-banksia',
      first_name: 'Tess',
      last_name: 'Moor',
      email_address: email,
      cognito_portal_active_c: 1,
      portal_access_c: 'Level 1',
    },
  })
  expect(made.ok(), await made.text()).toBe(true)
  await readMail(owner, email, /Temporary password: (\S+)/)
  const config = await owner.evaluate(() => JSON.parse(document.querySelector('#portal-config')?.textContent ?? ''))
  const ask = (operation: string, data: object) =>
    owner.request.post('/api/identity', {
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      data: { ClientId: config.identity.clientId, Username: email, ...data },
    })
  await ask('ForgotPassword', {})
  const ConfirmationCode = await readMail(owner, email, /code is (\d{6})/)
  const changed = await ask('ConfirmForgotPassword', { ConfirmationCode, Password: PASSWORD })
  expect(changed.ok(), await changed.text()).toBe(true)
  return email
}

/** Answers one request as for a sign-in that is older than five minutes [OPEN-280]. */
const answerOnceWithOldSignIn = (page: Page) =>
  page.route(
    '**/api/portal/second_factor/secret',
    (route) => route.fulfill({ status: 409, json: { message: 'old', errors: { detail: { sign_in: 'old' } } } }),
    { times: 1 },
  )

const code = (page: Page) => page.getByLabel(/^Six-digit code/)

test('two-step sign-in is set up under Profile, asked for at the next sign-in, and turned off [OPEN-217, OPEN-218]', async ({
  page,
  signedInPage,
  axe,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of (400|409)/)
  const email = await newMember(await signedInPage(ACCOUNTS.banksiaOwner))
  const signIn = async () => {
    await page.getByLabel('Username').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await page.goto('/login')
  await signIn()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/profile')
  await answerOnceWithOldSignIn(page)
  await page.getByRole('button', { name: 'Set up' }).click()
  const password = page.getByRole('dialog').getByLabel('Password', { exact: true })
  await expect(password).toBeVisible()
  await axe(page)
  await password.fill('not-it')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Incorrect username or password.')).toBeVisible()
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await axe(page)
  const next = authenticatorApp((await page.getByText(/^([A-Z2-7]{4} ){12}[A-Z2-7]{4}$/).textContent()) ?? '')
  await code(page).fill(await next())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('If you lose the phone, a Vet Owner of your practice')).toBeVisible()
  await readMail(page, email, /(Two-step sign-in for the .+ was turned on)/)

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn()
  await expect(code(page)).toBeFocused()
  await axe(page)
  await code(page).fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This code is not right.').first()).toBeVisible()
  await axe(page)
  const [first = '', second = ''] = (await next()).match(/.{3}/g) ?? []
  await code(page).fill(`${first} ${second}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await axe(page)
  await code(page).fill(await next())
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})
