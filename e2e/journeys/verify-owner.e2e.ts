import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'

test.use({ viewport: { width: 390, height: 844 } })

const verify = '/engraving/verify/booking-100011/booking-100011-line-1'

test('a pet owner enters a mobile number on a small separate page [ENG-01, ENG-02, ENG-22, ENG-23]', async ({
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
  await phone.pressSequentially('no')
  await expect(phone).toHaveValue('')
  await phone.fill('0412 345 678')
  await expect(phone).toHaveValue('412345678')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('The phone number is invalid for this engraving.').first()).toBeVisible()
  await axe(page)
  const others = fetched.filter((path) => /remotes\/(?!mf-engraving)|shell|identity|realtime/.test(path))
  expect(others).toEqual([])
})

test('a missing engraving shows an error [ENG-06]', async ({ page, axe }) => {
  await page.goto('/engraving/404')
  await expect(page.getByRole('heading', { name: 'Engraving not available' })).toBeVisible()
  await axe(page)
})

test.describe('engravings that cannot be edited', () => {
  const cases: readonly (readonly [why: string, booking: string, says: RegExp])[] = [
    ['after the cremation', 'booking-99941', /is being made/],
    ['of a line that nobody has', 'booking-100007', /We have no Australian mobile number for this engraving/],
  ]
  for (const [why, booking, says] of cases) {
    test(`${why} the page says so, with numbers to call [ENG-10, OPEN-68]`, async ({
      page,
      signedInPage,
      axe,
      consoleErrors,
    }) => {
      consoleErrors.expect(/status of 4\d\d/)
      const staff = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
      const { owner, quoted_products: lines } = await bookingsOf(staff).read(booking)
      const phone = owner?.phone_mobile ?? ''
      const plaque = lines.find(({ artwork }) => artwork !== null)?.id
      const line = why.startsWith('of a line') ? 'no-such-line' : plaque
      await page.goto(`/engraving/verify/${booking}/${line}`)
      await page.getByLabel('Mobile number').fill(phone)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText(says).first()).toBeVisible()
      await axe(page)
    })
  }
})

test('the right number opens the engraving for this tab only [ENG-20, SHL-23, SHL-25, OPEN-77]', async ({
  page,
  axe,
}) => {
  await page.goto('/engraving/verify/booking-100011/booking-100011-line-1')
  await page.getByLabel('Mobile number').fill('412345679')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The artwork is approved')
  await expect(page.getByText(/^Approved by /)).toBeVisible()
  await axe(page)
  const kept = await page.evaluate(() => ({
    session: Object.keys(sessionStorage)
      .filter((key) => key.includes('token'))
      .sort(),
    local: Object.keys(localStorage).filter((key) => key.includes('token')),
  }))
  expect(kept).toEqual({ session: ['portal.personal.client-token', 'portal.personal.guest-token'], local: [] })
  await page.reload()
  await expect(page.getByText(/^Approved by /)).toBeVisible()
})

test('code of the next screen loads while the number is typed, and no other code', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const ofArtwork = () => fetched.filter((path) => /check-existing\..*\.js$/.test(path))
  await page.goto('/engraving/verify/booking-100011/booking-100011-line-1')
  await expect.poll(() => ofArtwork().length).toBe(1)
  expect(
    fetched.filter((path) => /\/(edit|thank-you|approved|error-service)\.|\/api\/portal\/booking/.test(path)),
  ).toEqual([])
  await page.getByLabel('Mobile number').fill('412345679')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Engraving Approval')
  await expect(page.getByRole('img', { name: /pet's name: Winnie/ })).toBeVisible()
  expect(ofArtwork()).toHaveLength(1)
  // Each path is requested once, although the requests start before the screen that uses them.
  const read = fetched.filter(
    (path) => /(client_details|actual_products|\/engraving\/)/.test(path) && path.startsWith('/api/'),
  )
  expect(new Set(read).size).toBe(read.length)
})
