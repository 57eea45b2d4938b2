import { ACCOUNTS, BARE, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'
import { invitationOf, openAsOwner, seeArtwork, tickAndApprove } from '../fixtures/engraving'
import { bookingWithOwner, photo } from '../fixtures/plaque-sale'
import { submitButton } from '../fixtures/submit'

const PACKAGE = 'Portrait Plaque Cremation Package'

test('a package with a plaque is chosen, left, finished, submitted and approved by its owner [CAT-20, CAT-42, ENG-63, OPEN-155]', async ({
  browser,
  contextOptions,
  signedInPage,
  consoleErrors,
  axe,
}) => {
  test.slow()
  // The submission that asks for the artwork.
  consoleErrors.expect(/status of 422/)
  const staff = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  const id = await bookingWithOwner(staff, true)
  const api = bookingsOf(staff)
  await staff.goto(`/edit-booking-package/${id}#bundle`)
  await staff.getByRole('navigation', { name: 'Package pages' }).getByRole('link', { name: 'Page 2' }).click()
  await staff.getByRole('button', { name: `Details of ${PACKAGE}`, exact: true }).click()
  const contents = staff.getByRole('list', { name: `In ${PACKAGE}` })
  await expect(contents.getByText('You design it once the package is in the cart')).toBeVisible()
  await expect(contents.getByRole('textbox')).toHaveCount(0)
  await axe(staff)
  await staff.getByRole('button', { name: 'Finish and add to cart' }).click()

  const dialog = staff.getByRole('dialog', { name: 'Portrait Plaque', exact: true })
  await expect(dialog.getByRole('textbox', { name: "Pet's name" })).toHaveValue('Bella')
  await axe(staff)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await staff
    .getByRole('dialog', { name: 'Cremation package additions' })
    .getByRole('button', { name: 'Submit Booking' })
    .click()
  await (await submitButton(staff)).click()
  await expect(staff.getByText('The artwork of the Portrait Plaque is not finished.')).toBeVisible()
  const items = staff.getByRole('table', { name: 'Items and costs' })
  await expect(items).toContainText('Artwork not finished')
  await axe(staff)

  await staff.goto(`/edit-booking-package/${id}#bundle`)
  const cart = staff.getByRole('complementary', { name: 'Cart' })
  await expect(cart.getByText('Artwork not finished')).toHaveCount(1)
  await axe(staff)
  await cart.getByRole('button', { name: 'Finish the artwork of Portrait Plaque' }).click()
  const next = dialog.getByRole('button', { name: 'Next' })
  await dialog.getByRole('textbox', { name: 'First line' }).fill('Always beside us')
  await dialog.getByRole('textbox', { name: 'Second line' }).fill('2014 - 2026')
  await next.click()
  await dialog.getByRole('radio', { name: 'Dog Paw' }).check()
  await next.click()
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo(staff))
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByText('The cropped photo is shown with the plaque.')).toBeVisible()
  await next.click()
  await dialog.getByRole('checkbox', { name: 'Content has been checked and is correct.' }).check()
  await dialog.getByRole('button', { name: 'Finish the artwork' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cart.getByText('Waiting for the owner')).toBeVisible()
  await expect(cart.getByText(/Engraving: Bella\s+Always beside us\s+2014 - 2026/)).toBeVisible()
  await axe(staff)

  const lines = (await api.read(id)).quoted_products
  const [parent] = lines.filter((line) => line.parent_product_id === null)
  expect(
    lines.map((line) => [line.name, line.unit_price, line.parent_product_id, line.engraving_text, line.artwork?.state]),
  ).toEqual([
    [PACKAGE, 636, null, null, undefined],
    ['Portrait Plaque', 0, parent?.id, 'Bella\nAlways beside us\n2014 - 2026', 'waiting'],
  ])

  await staff.goto(`/edit-booking-package/${id}#confirmation`)
  await expect(items.getByRole('rowheader').filter({ hasText: 'Portrait Plaque' })).toHaveCount(1)
  await (await submitButton(staff)).click()
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(/^Booking (Submitted|Updated)$/)

  const owner = await openAsOwner(browser, contextOptions, await invitationOf(staff, id))
  consoleErrors.alsoWatch(owner.context())
  await seeArtwork(owner, /first line: Always beside us; .*icon: Dog Paw, on the left; photo: Yes/)
  await tickAndApprove(owner, 'I approve this artwork')
  await expect(owner.getByText('The artwork is approved')).toBeVisible()
  await owner.context().close()
  await staff.reload()
  await expect(staff.getByText(/^Approved by Mere Ngata on /)).toBeVisible()
  await expect(staff.getByText(`Engraving: Portrait Plaque, in ${PACKAGE}`)).toBeVisible()
  await axe(staff)
})
