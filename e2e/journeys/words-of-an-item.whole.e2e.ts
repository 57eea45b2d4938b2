import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'
import { invitationOf, openAsOwner, tickAndApprove, waitForArtwork } from '../fixtures/engraving'
import { settleButton } from '../fixtures/final-button'
import { submitButton } from '../fixtures/submit'

test('an owner checks the words on an item, where the practice wishes it, and asks for a change [OPEN-382, OPEN-383]', async ({
  browser,
  contextOptions,
  signedInPage,
  consoleErrors,
  axe,
}) => {
  const staff = await signedInPage(ACCOUNTS.banksiaOwner, EMPTY_PAGE)
  const id = await bookingsOf(staff).createWithOwner('urns and memorabilia order')
  const item = 'Slate Garden Plaque'
  const engrave = async (words: string) => {
    const dialog = staff.getByRole('dialog')
    await dialog.getByLabel('Engraving text').fill(words)
    await dialog
      .getByRole('button', { name: 'Finish and add to cart' })
      .or(dialog.getByRole('button', { name: 'Save changes' }))
      .click()
    await expect(dialog).toHaveCount(0)
    await staff.getByRole('button', { name: /^(Save & )?Next$/ }).click()
  }
  await staff.goto(`/edit-booking-urns-and-memorabilia/${id}#product-list`)
  await staff.getByRole('searchbox').fill(item)
  await staff.getByRole('button', { name: `Details of ${item}`, exact: true }).click()
  await engrave('Bella\n2014 - 2062')
  await (await submitButton(staff)).click()
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Booking Submitted')

  // The words are drawn a moment after the submission.
  await expect.poll(async () => (await bookingsOf(staff).read(id)).quoted_products[0]?.artwork?.state).toBe('waiting')
  const invitation = await invitationOf(staff, id)
  await axe(staff)
  const owner = await openAsOwner(browser, contextOptions, invitation)
  consoleErrors.watch(owner.context())
  await waitForArtwork(owner, /^Slate Garden Plaque; line 1: Bella; line 2: 2014 - 2062$/)
  await expect(owner.getByRole('group', { name: 'Line 2: 2014 - 2062' })).toBeVisible()
  await owner.getByText(`On the ${item}`).click()
  await expect(owner.getByRole('img', { name: /^Bella\s2014 - 2062 on the Slate Garden Plaque$/ })).toBeVisible()
  await axe(owner)
  await owner.getByRole('button', { name: 'Ask the clinic' }).click()
  await owner.getByLabel('What should be different?').fill('It was 2026')
  await owner.getByRole('button', { name: 'Send to the clinic' }).click()
  await expect(owner.getByText('It was 2026')).toBeVisible()

  // The clinic's page reads the booking again by itself [OPEN-386].
  await expect(staff.getByText(/^To change the words, choose Edit, then the item/)).toBeVisible()
  await staff.goto(`/edit-booking-urns-and-memorabilia/${id}#product-list`)
  await staff.getByRole('button', { name: 'Change Slate Garden Plaque' }).click()
  await engrave('Bella\n2014 - 2026')
  await (await settleButton(staff.getByRole('button', { name: 'Confirm' }))).click()
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Booking Updated')
  await expect(async () => {
    await owner.reload()
    await expect(owner.getByRole('group', { name: 'Line 2: 2014 - 2026' })).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await waitForArtwork(owner, /line 2: 2014 - 2026$/)
  await tickAndApprove(owner, 'I approve this artwork')
  await expect(owner.getByText('The artwork is approved')).toBeVisible()
  await owner.context().close()
  await staff.goto(`/booking/${id}`)
  await expect(staff.getByText(/^Approved by Mere Ngata on /)).toBeVisible()
})
