import { ACCOUNTS, expect, test } from '../fixtures'

const pages = [
  '/manage-practice',
  '/manage-practice/new-member',
  '/manage-practice/view-member/contact-harbour-nurse',
  '/manage-practice/update-password',
  '/profile',
  '/accounts',
  '/tagging-guide',
] as const

test('every page of the practice needs a session [SHL-39] [SHL-42]', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
})

for (const [kind, account, width, colorScheme] of [
  ['wide, by day, for Vet Owners', ACCOUNTS.harbourOwner, 1280, 'light'],
  ['narrow, after hours, for Vet Staff', ACCOUNTS.harbourNurse, 390, 'dark'],
] as const) {
  test(`no page of the practice has an accessibility fault, ${kind}`, async ({ signedInPage, axe }) => {
    const page = await signedInPage(account)
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await axe(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, overflow]).toEqual([path, 0])
    }
  })
}

test("the practice's name opens its pages [OPEN-01]", async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner)
  const menu = page.getByRole('button', { name: 'Harbour Veterinary Clinic' })
  await menu.click()
  await page.getByRole('link', { name: 'Manage practice' }).click()
  await expect(page).toHaveURL(/\/manage-practice$/)
  await menu.click()
  await page.getByRole('link', { name: 'Accounts' }).click()
  await expect(page).toHaveURL(/\/accounts$/)
})

test('a pricing choice is saved at once, checked after 2.5 s and still there after a reload [PRA-04] [PRA-05] [PRA-06] [PRA-07] [OPEN-76]', async ({
  signedInPage,
  axe,
}) => {
  const page = await signedInPage(ACCOUNTS.banksiaOwner, '/manage-practice')
  const check = page.getByRole('img', { name: 'Confirmed' })
  const choose = async (option: string) => {
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/portal/vet') && answer.request().method() === 'POST',
    )
    await page.getByRole('radio', { name: option }).check()
    expect((await saved).status()).toBe(200)
    const since = Date.now()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(check).toBeVisible()
    // The clock of the page started before ours by the time its answer took to be heard of.
    expect(Date.now() - since).toBeGreaterThan(2000)
  }
  const other = (await page.getByRole('radio', { name: 'RRP' }).isChecked()) ? 'No price' : 'RRP'
  await choose(other)
  await axe(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: other })).toBeChecked()
  await choose('Pricebook')
})

test('Vet Staff see what they may not change, with the reason [OPEN-13]', async ({ signedInPage, axe }) => {
  const page = await signedInPage(ACCOUNTS.harbourNurse, '/manage-practice')
  await expect(page.getByText('Only a Vet Owner can change this.')).toBeVisible()
  await page.getByRole('radio', { name: 'No price' }).click({ force: true })
  await expect(page.getByRole('radio', { name: 'RRP' })).toBeChecked()
  const add = page.getByRole('button', { name: 'New staff member' })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(add).toHaveAccessibleDescription('Vet Owners only')
  await page.getByRole('link', { name: 'Edit Tom Adeyemi' }).click()
  await expect(page.getByLabel('Access level')).toBeDisabled()
  await expect(page.getByLabel('Member status')).toHaveAccessibleDescription(
    'Only a Vet Owner can change this.',
  )
  await axe(page)
  await page.goto('/manage-practice/new-member')
  await expect(page.getByText('Only a Vet Owner can add staff members')).toBeVisible()
  await axe(page)
})

test('the tagging guide: steps, cards, contact, download, of the own region [PRA-34] [PRA-35] [PRA-36] [PRA-37] [PRA-38]', async ({
  signedInPage,
  axe,
}) => {
  const page = await signedInPage(ACCOUNTS.banksiaOwner, '/tagging-guide')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5)
  const cards = page.getByRole('list', { name: 'Tag cards' }).getByRole('img')
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    await expect(card).toHaveAttribute('src', /\/vic-edh-/)
    await expect(card).not.toHaveJSProperty('naturalWidth', 0)
  }
  await page.getByRole('button', { name: 'Contact Client Care' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Client Care' })
  await expect(dialog.getByRole('link', { name: '03 7010 0140' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'clientcare@elderheath.example' })).toBeVisible()
  await axe(page, '[role="dialog"]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Tagging Guide' }).click()
  expect((await download).suggestedFilename()).toBe('tagging-guide-vic-edh.pdf')
})
