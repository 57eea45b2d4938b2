import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'

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

test('the users are the vet staff and vet owners of one practice, and see nobody else [SHL-62, PRA-22]', async ({
  signedInPage,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404/)
  const page = await signedInPage(ACCOUNTS.southbankOwner, '/manage-practice')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Southbank Vet Group' })).toBeVisible()
  const team = page.getByRole('table', { name: 'Team' }).getByRole('row')
  await expect(team.filter({ hasText: 'owner@southbank.test' })).toContainText('Vet Owner')
  for (const row of (await team.all()).slice(1)) {
    await expect(row).toContainText('@southbank.test')
    await expect(row).toContainText(/Vet (Staff|Owner)/)
  }
  await page.goto('/manage-practice/view-member/contact-harbour-nurse')
  await expect(page.getByText('We could not find this staff member')).toBeVisible()
})

test('on a phone a table is a list of cards with two lines, and a third for amounts due [PRA-02, PRA-08, PRA-29, OPEN-265]', async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourNurse, EMPTY_PAGE)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, name, most] of [
    ['/accounts', 'Invoices', 130],
    ['/manage-practice', 'Team', 110],
    ['/customer-support', 'Grief guidance material', 110],
  ] as const) {
    await page.goto(path)
    const row = page.getByRole('table', { name }).getByRole('row').nth(1)
    await expect(row).toContainText(/\w/)
    const height = (await row.boundingBox())?.height ?? 0
    expect([name, height > 50 && height < most]).toEqual([name, true])
  }
})

test('an error of a page is reported with remote, version and release, without personal data [SHL-57, EXT-16]', async ({
  signedInPage,
  consoleErrors,
  axe,
}) => {
  consoleErrors.expect(/status of 500|Broken/)
  const page = await signedInPage(ACCOUNTS.harbourNurse, EMPTY_PAGE)
  const mark = crypto.randomUUID().replaceAll(/\d/g, '').slice(0, 8)
  const eventWith = async (text: string) => {
    const { events } = await (await page.request.get('/cloud/errors/events.json')).json()
    return events.filter((event: unknown) => JSON.stringify(event).includes(text))
  }
  await page.addInitScript((said) => {
    // Only the sorting of invoices calls this.
    const value = () => {
      throw new Error(`Broken ${said} for "Olivia Hart" of owner@harbour.test, 0412 345 678`)
    }
    Object.defineProperty(Intl, 'Collator', { get: value })
  }, mark)
  await page.goto('/accounts?search_term=Bella')
  await expect(page.getByText('This page could not be shown')).toBeVisible()
  await axe(page)
  await page.route('**/account_manager', (route) => route.fulfill({ status: 500, json: { message: `${mark}-server` } }))
  await page.goto('/customer-support')
  await expect(page.getByText('The contact could not be loaded')).toBeVisible()
  await expect.poll(async () => (await eventWith(mark)).length).toBe(2)
  for (const { event } of await eventWith(mark)) {
    expect(event.release).toMatch(/^\d+\.\d+\.\d+/)
    expect(event.tags).toMatchObject({
      remote: 'mf-practice',
      remote_version: expect.stringMatching(/^\d/),
      channel: 'stable',
      load: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(event.sdk.settings.infer_ip).toBe('never')
    expect(JSON.stringify(event)).not.toMatch(/Olivia|@harbour|0412 ?345|search_term|eyJ|Bella/)
  }
})

test('a pricing choice is saved at once, checked after 2.5 s and still there after a reload [PRA-04, PRA-05, PRA-06, PRA-07, OPEN-76]', async ({
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
    // The page's timer started before `since`, by the time of its answer.
    expect(Date.now() - since).toBeGreaterThan(2000)
  }
  const other = (await page.getByRole('radio', { name: 'RRP' }).isChecked()) ? 'No price' : 'RRP'
  await choose(other)
  await axe(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: other })).toBeChecked()
  await choose('Pricebook')
})

test('two Vet Owners who choose different pricing are asked which one stays [PRA-06, OPEN-87]', async ({
  signedInPage,
  consoleErrors,
  axe,
}) => {
  consoleErrors.expect(/status of 412/)
  const page = await signedInPage(ACCOUNTS.banksiaOwner, '/manage-practice')
  const colleague = await signedInPage(ACCOUNTS.banksiaOwner, '/manage-practice')
  const radio = (name: string | RegExp) => page.getByRole('radio', { name, exact: true })
  await expect(radio('Pricebook')).toBeChecked()
  await colleague.getByRole('radio', { name: 'RRP' }).check()
  await expect(colleague.getByText('Saved', { exact: true })).toBeVisible()

  await radio('No price').check()
  const question = page.getByRole('region', { name: 'Somebody else has changed this too' })
  await expect(question).toBeFocused()
  await expect(question).toContainText('Before: Pricebook')
  await axe(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await axe(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(question).toHaveCount(0)
  await expect(radio('RRP')).toBeChecked()
  await radio('Pricebook').check()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await colleague.reload()
  await expect(colleague.getByRole('radio', { name: 'Pricebook' })).toBeChecked()
})

test('Vet Staff see the controls that they may not use, with the reason [OPEN-13]', async ({ signedInPage, axe }) => {
  const page = await signedInPage(ACCOUNTS.harbourNurse, '/manage-practice')
  await expect(page.getByText('Only a Vet Owner can change this.')).toHaveCount(2)
  await page.getByRole('radio', { name: 'No price' }).click({ force: true })
  await expect(page.getByRole('radio', { name: 'RRP' })).toBeChecked()
  const add = page.getByRole('button', { name: 'New staff member' })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(add).toHaveAccessibleDescription('Vet Owners only')
  await page.getByRole('link', { name: 'View Tom Adeyemi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tom Adeyemi' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Only a Vet Owner can change this.' })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Update profile' })).toHaveCount(0)
  await axe(page)
  await page.goto('/manage-practice/new-member')
  await expect(page.getByText('Only a Vet Owner can add staff members')).toBeVisible()
  await axe(page)
})

test('the tagging guide: steps, cards, contact, download, of the own region [PRA-34, PRA-35, PRA-36, PRA-37, PRA-38]', async ({
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
  await test.step('the focus returns to the button that opened it, also on a slow computer', async () => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Contact Client Care' })).toBeFocused()
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Tagging Guide' }).click()
  expect((await download).suggestedFilename()).toBe('vic-edh-tagging-guide.pdf')
})
