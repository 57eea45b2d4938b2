import { expect, test } from '../fixtures'

test.use({ viewport: { width: 390, height: 844 } })

const verify = '/engraving/verify/no-such-booking/no-such-line'

test('a pet owner is asked for a mobile number, in a light page of its own [ENG-01] [ENG-02] [ENG-22] [ENG-23]', async ({
  page,
  axe,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 4\d\d/)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(verify)
  await expect(page.getByRole('heading', { name: 'Engraving Approval' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await axe(page)
  const phone = page.getByLabel('Mobile number')
  await phone.fill('0412 345 678')
  await expect(phone).toHaveValue('412345678')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('The phone number is invalid for this engraving.').first()).toBeVisible()
  await axe(page)
  const others = fetched.filter((path) => /remotes\/(?!mf-engraving)|identity|realtime/.test(path))
  expect(others).toEqual([])
})

test('an engraving that is not there says so [ENG-06]', async ({ page, axe }) => {
  await page.goto('/engraving/404')
  await expect(page.getByRole('heading', { name: 'Engraving not available' })).toBeVisible()
  await axe(page)
})
