import type { Page } from '@playwright/test'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { settleButton } from '../fixtures/final-button'
import { readMail } from '../fixtures/mail'

const OWN_PASSWORD = 'My-own-pass-7'
/** A unique address, also after earlier runs on this data. */
const freshAddress = () => `ines.${crypto.randomUUID().slice(0, 8)}@banksia.test`

async function fillMember(page: Page, email: string, firstName = 'Ines') {
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Moor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Access level').selectOption('Level 1')
}

/** Calls of the team API as the page's user, outside the page. */
function membersOf(page: Page) {
  const call = async (id: string) => ({
    path: `/api/portal/vet/members/${id}`,
    headers: {
      authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('portal.personal.session-token'))}`,
      'idempotency-key': crypto.randomUUID(),
    },
  })
  const read = async (id: string) => {
    const { path, headers } = await call(id)
    return (await page.request.get(path, { headers })).json()
  }
  return {
    levelOf: async (id: string) => (await read(id)).cstm.portal_access_c,
    setLevel: async (id: string, level: string) => {
      const { path, headers } = await call(id)
      const { version, first_name, last_name, primary_email_address: emails, cstm } = await read(id)
      const answer = await page.request.put(path, {
        headers: { ...headers, 'if-match': `"${version}"` },
        data: {
          id,
          first_name,
          last_name,
          email_address: emails[0].email_address,
          cognito_portal_active_c: cstm.cognito_portal_active_c,
          portal_access_c: level,
        },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
  }
}

const success = (page: Page) => page.getByText('Information updated successfully.')
const update = async (page: Page) => (await settleButton(page.getByRole('button', { name: 'Update profile' }))).click()
const teamRow = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('a new member: refused fields, first sign-in, new level, deactivation [PRA-10, PRA-11, PRA-12, PRA-13, PRA-15, PRA-17, PRA-18, PRA-19, PRA-23, OPEN-13, OPEN-79]', async ({
  signedInPage,
  browser,
  baseURL,
  axe,
  consoleErrors,
}) => {
  test.slow()
  const email = freshAddress()
  const owner = await signedInPage(ACCOUNTS.banksiaOwner, '/manage-practice')
  await owner.getByRole('link', { name: 'New staff member' }).click()

  await test.step('missing, invalid and duplicate values have an error in their field', async () => {
    consoleErrors.expect(/status of 422/)
    const create = owner.getByRole('button', { name: 'Create profile' })
    await create.click()
    await expect(owner.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await owner.getByText(/^\d details need your attention$/).click()
    await expect(owner.getByRole('link', { name: 'Choose an access level' })).toBeVisible()
    await axe(owner)
    await fillMember(owner, 'x'.repeat(10_000), ' \u2003 ')
    await create.click()
    await expect(owner.getByRole('link', { name: 'Enter a first name' })).toBeVisible()
    await expect(owner.getByRole('link', { name: 'Use at most 128 characters' })).toBeVisible()
    await fillMember(owner, 'ines at banksia')
    await create.click()
    await expect(owner.getByRole('link', { name: 'Please enter valid email address' })).toBeVisible()
    await fillMember(owner, ACCOUNTS.harbourOwner)
    await create.click()
    await expect(owner.getByRole('link', { name: /belongs to another profile/ })).toBeVisible()
    await axe(owner)
  })

  await test.step('the profile is created and its password mailed', async () => {
    await fillMember(owner, email, '<b>Ines<b> أنس 🐾')
    await owner.getByRole('button', { name: 'Create profile' }).click()
    await expect(owner).toHaveURL(/\/manage-practice$/)
    await expect(owner.getByText(`A temporary password is on its way to ${email}.`)).toBeVisible()
    await expect(teamRow(owner, email)).toContainText('<b>Ines<b> أنس 🐾')
    await axe(owner)
  })

  const context = await browser.newContext({ baseURL: String(baseURL) })
  consoleErrors.watch(context)
  const member = await context.newPage()
  const signIn = async (password: string) => {
    await member.getByLabel('Username').fill(email)
    await member.getByLabel('Password', { exact: true }).fill(password)
    await member.getByRole('button', { name: 'Sign in' }).click()
  }

  await test.step('the first sign-in asks for a password of their own', async () => {
    await member.goto('/login')
    await signIn(await readMail(member, email, /Temporary password: (\S+)/))
    await expect(member).toHaveURL(/\/forgot-password/)
    await expect(member.getByLabel('Username')).toHaveValue(email)
    await member.getByRole('button', { name: 'Next' }).click()
    await member.getByLabel('Verification code').fill(await readMail(member, email, /code is (\d{6})/))
    await member.getByRole('button', { name: 'Next' }).click()
    await member.getByLabel('New password').fill(OWN_PASSWORD)
    await member.getByLabel('Retype the password').fill(OWN_PASSWORD)
    await member.getByRole('button', { name: 'Save password' }).click()
    await expect(member).toHaveURL(/\/login$/)
    await signIn(OWN_PASSWORD)
    await expect(member).toHaveURL(/\/dashboard$/)
  })

  await test.step('a Vet Owner changes their level', async () => {
    await teamRow(owner, email).getByRole('link', { name: /^Edit/ }).click()
    await expect(owner.getByText(email, { exact: true })).toBeVisible()
    await owner.getByLabel('Access level').selectOption('Level 3')
    await update(owner)
    await expect(success(owner)).toBeVisible()
    await axe(owner)
    await member.goto('/manage-practice')
    await expect(member.getByRole('link', { name: 'New staff member' })).toBeVisible()
  })

  const token = await member.evaluate(() => localStorage.getItem('portal.personal.session-token'))
  await test.step('a deactivated member is signed out and cannot sign in', async () => {
    // The member's page may send another request first.
    consoleErrors.expect(/status of (400|401|403)/)
    await owner.getByLabel('Member status').selectOption('0')
    // The notice of the previous change disappears automatically.
    await expect(success(owner)).toHaveCount(0)
    await update(owner)
    await expect(success(owner)).toBeVisible()
    await member.goto('/manage-practice')
    await expect(member).toHaveURL(/\/login$/)
    await expect(member.getByText('This account is not active. Ask the owner of your practice.')).toBeVisible()
    await signIn(OWN_PASSWORD)
    await expect(member.getByText('User is disabled.').first()).toBeVisible()
    await owner.getByRole('link', { name: 'Back to Manage practice' }).click()
    await expect(teamRow(owner, email)).toContainText('Inactive')
  })

  await test.step('a reactivated member can sign in; the earlier session stays ended', async () => {
    await teamRow(owner, email).getByRole('link', { name: /^Edit/ }).click()
    await owner.getByLabel('Member status').selectOption('1')
    await update(owner)
    await expect(success(owner)).toBeVisible()
    const headers = { authorization: `Bearer ${token}` }
    expect((await member.request.get('/api/portal/vet', { headers })).status()).toBe(401)
    await signIn(OWN_PASSWORD)
    await expect(member).toHaveURL(/\/dashboard$/)
  })
  await context.close()
})

test('nobody can change their own level or remove the last Vet Owner [PRA-09, PRA-16, OPEN-13, OPEN-266]', async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/manage-practice')
  await page.getByRole('link', { name: 'Edit Olivia Hart' }).click()
  await expect(page.getByText(/You can't change your own access level/)).toBeVisible()
  await expect(page.getByText(/at least one active Vet Owner/)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('an open profile shows a colleague’s saved change, and never reverts it [PRA-18, PRA-25, OPEN-80, OPEN-87]', async ({
  signedInPage,
  consoleErrors,
  axe,
}) => {
  consoleErrors.expect(/status of 412/)
  const colleague = membersOf(await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE))
  // Undo what an earlier attempt left.
  await colleague.setLevel('contact-harbour-tom', 'Level 1')
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/manage-practice/view-member/contact-harbour-tom')
  const level = page.getByLabel('Access level')
  await expect(level).toHaveValue('Level 1')

  await colleague.setLevel('contact-harbour-tom', 'Level 3')
  await update(page)
  await expect(page.getByText('Access level is now Vet Owner (Level 3), changed in the meantime.')).toBeVisible()
  await expect(page.getByText(/^Not saved\. Somebody else changed this profile first/)).toBeVisible()
  await expect(success(page)).toHaveCount(0)
  await expect(level).toHaveValue('Level 3')
  await axe(page)
  await update(page)
  await expect(success(page)).toBeVisible()
  expect(await colleague.levelOf('contact-harbour-tom')).toBe('Level 3')

  await page.getByRole('link', { name: 'Back to Manage practice' }).click()
  await colleague.setLevel('contact-harbour-tom', 'Level 1')
  await page.getByRole('link', { name: 'Edit Tom Adeyemi' }).click()
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await update(page)
  await answered
  await expect(level).toHaveValue('Level 1')
  expect(await colleague.levelOf('contact-harbour-tom')).toBe('Level 1')
})
