import { ACCOUNTS, expect, test } from '../fixtures'
import { settleButton } from '../fixtures/final-button'

test('the chooser opens from the navigation and Previous leaves it [WIZ-01, WIZ-05]', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourNurse, '/customer-support')
  await page.getByRole('link', { name: 'New Booking/Order' }).click()
  await expect(page).toHaveURL(/\/new-booking$/)
  await expect(page.getByRole('heading', { name: 'New Booking/Order' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

for (const { what, note, title, said } of [
  {
    what: 'confirmed without a change',
    note: '',
    title: 'Booking Unchanged',
    said: "Tilly Edwards's booking stays as it was: nothing was changed.",
  },
  {
    what: 'changed and confirmed anew',
    note: 'The blue blanket stays with Tilly.',
    title: 'Booking Updated',
    said: "Tilly Edwards's booking is updated.",
  },
])
  test(`a submitted booking is ${what}: details are closed, buttons say so, and nothing is submitted again [WIZ-104, WIZ-106, WIZ-107, WIZ-108, WIZ-28, WIZ-112, WIZ-114, OPEN-48, OPEN-234]`, async ({
    signedInPage,
    axe,
  }) => {
    const page = await signedInPage(ACCOUNTS.harbourOwner, '/booking/booking-100002')
    const completed: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/complete')) completed.push(request.url())
    })
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(page).toHaveURL(/\/edit-booking-private\/booking-100002/)
    await expect(page.getByRole('heading', { level: 1, name: /^Step 1 of 3/ })).toBeVisible()
    await expect(page.getByText('Edit private cremation')).toBeVisible()
    await expect(page.getByText(/Client Care/).first()).toBeVisible()
    // Owner and pet are closed: a text instead of fields [OPEN-233].
    await expect(
      page.getByText('You can change the special instructions and the items, in the next step.'),
    ).toBeVisible()
    const closed = page.locator('fieldset:disabled')
    await expect(closed.getByText('Tilly Edwards')).toBeVisible()
    await expect(closed.getByText('Chloe Edwards')).toBeVisible()
    await expect(closed.locator('input, select')).toHaveCount(0)
    await expect(page.getByLabel("Pet's first name")).toHaveCount(0)
    await axe(page)
    if (note) {
      await page.getByRole('button', { name: 'Add row' }).click()
      // Earlier runs may have left rows.
      await page
        .getByLabel(/^Instruction \d+$/)
        .last()
        .fill(note)
    }
    await page.getByRole('button', { name: 'Save & Next' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Step 2 of 3/ })).toBeVisible()
    await page.getByRole('button', { name: 'Save & Next' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Step 3 of 3/ })).toBeVisible()
    await (await settleButton(page.getByRole('button', { name: 'Confirm' }))).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(said)).toBeVisible()
    await axe(page)
    await page.getByRole('link', { name: 'View Booking', exact: true }).click()
    await expect(page).toHaveURL(/\/booking\/booking-100002$/)
    await expect(page.getByText(/Final instructions received/).first()).toBeVisible()
    expect(completed).toEqual([])
  })

test('the hash has the step: an unknown one opens the first, which leads back to the chooser [WIZ-17, WIZ-22, WIZ-29, WIZ-30, OPEN-38, OPEN-50]', async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/edit-booking-private/booking-100001#keepsakes')
  await expect(page.getByRole('heading', { level: 1, name: 'Step 1 of 3 - Owner and pet details' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page).toHaveURL(/\/new-booking$/)
})

test('a booking that is being cremated offers no edit, and the server refuses one [BKG-48, OPEN-23]', async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/booking/booking-100006')
  await expect(page.getByRole('heading', { level: 1, name: /100006/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
})
