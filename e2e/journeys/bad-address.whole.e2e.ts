import { ACCOUNTS, BARE, expect, test } from '../fixtures'

test('an id that can be nobody’s says that nothing has this address [OPEN-12]', async ({
  signedInPage,
  axe,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 400/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  for (const id of ['%00', 'a%2Fb', 'x'.repeat(300)]) {
    await page.goto(`/booking/${id}`)
    await expect(page.getByText('No booking has this address')).toBeVisible()
  }
  await page.goto('/edit-booking-private/%zz')
  await expect(page.getByText('This booking was not found')).toBeVisible()
  await axe(page)
  await page.goto('/manage-practice/view-member/%zz')
  await expect(page.getByText('We could not find this staff member')).toBeVisible()
})

test('a signed link that was opened says so in words, with the way back [PRA-03, OPEN-75]', async ({
  signedInPage,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 403/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  const token = await page.evaluate(() => localStorage.getItem('portal.personal.session-token'))
  const headers = { authorization: `Bearer ${token}`, accept: 'application/pdf' }
  const { url } = await (await page.request.get('/api/invoices/INV-20434', { headers })).json()
  expect((await page.request.get(url)).status()).toBe(200)
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'The document was not opened' })).toBeVisible()
  await expect(page.getByText('This link was opened before. Open the document again in the portal.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Accounts' }).click()
  await expect(page.getByText('24 invoices')).toBeVisible()
})
