import type { Page } from '@playwright/test'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'
import { invitationOf, openAsOwner, waitForArtwork, tickAndApprove } from '../fixtures/engraving'
import { submitButton } from '../fixtures/submit'

/** A photo of 12 megapixels. */
async function photo(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 4000, height: 3000 })
    const drawing = canvas.getContext('2d')
    if (!drawing) throw new Error('No canvas')
    for (let at = 0; at < 400; at++) {
      drawing.fillStyle = `hsl(${at * 37} 40% ${(at * 13) % 90}%)`
      drawing.fillRect((at * 997) % 4000, (at * 613) % 3000, 600, 500)
    }
    return canvas.toDataURL('image/jpeg', 0.9).slice('data:image/jpeg;base64,'.length)
  })
  return { name: 'bella.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** Drags the photo on the plaque to the right, by a fifth of its frame. */
async function dragPhoto(page: Page): Promise<void> {
  const control = page.getByRole('group', { name: 'Photo of Bella: move with the arrow keys, + and - to scale' })
  await control.scrollIntoViewIfNeeded()
  // A photo of 12 megapixels appears a moment after its frame. A press alone moves nothing, so it may be repeated.
  // The control lets the press through to the stage below.
  await expect(async () => {
    await control.click({ force: true })
    await expect(control).toBeFocused({ timeout: 1000 })
  }).toPass()
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const middle = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + width / 5, middle.y, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByText(/^Photo at 100 %\. Hidden: 1[01] % on the left, 0 % at the top\.$/)).toBeAttached()
}

/** Checks the size in the text, on the product, on its vessel, and the actual size: 9 cm at 50 pixels per cm. */
async function checkPreviews(owner: Page): Promise<void> {
  await owner.getByText('Size and preview', { exact: true }).click()
  await expect(owner.getByText(/^Size: 9 × 6 cm\. Height of capitals: pet's name [\d.]+ mm, /)).toBeVisible()
  await expect(owner.getByRole('img', { name: 'The same artwork on the Silver plaque' })).toBeVisible()
  await owner.getByRole('radio', { name: 'On the urn' }).check()
  const vessel = owner.getByRole('img', { name: 'The Silver plaque on its vessel' })
  await vessel.scrollIntoViewIfNeeded()
  await expect
    .poll(() => vessel.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await owner.getByText('Actual size', { exact: true }).click()
  await owner.getByRole('slider').fill('50')
  const picture = owner.getByRole('img', { name: 'The artwork in its actual size' })
  await expect.poll(async () => Math.round((await picture.boundingBox())?.width ?? 0)).toBe(450)
  const card = owner.getByRole('img', { name: 'Outline of a bank card' })
  await expect.poll(async () => Math.round((await card.boundingBox())?.width ?? 0)).toBe(428)
}

test('staff sell a photo plaque step by step; its owner approves it on a phone [CAT-23..26, CAT-42, ENG-32..50, ENG-59, ENG-63, OPEN-65, OPEN-140, OPEN-141, OPEN-150, OPEN-152, OPEN-362, OPEN-363]', async ({
  browser,
  contextOptions,
  signedInPage,
  consoleErrors,
  axe,
}) => {
  const staff = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const id = await bookingsOf(staff).createWithOwner('private cremation & return of ashes')
  await staff.goto(`/edit-booking-private/${id}#product-list`)
  await staff.getByRole('searchbox').fill('Portrait Plaque')
  await staff.getByRole('button', { name: 'Details of Portrait Plaque', exact: true }).click()
  const dialog = staff.getByRole('dialog')
  const next = dialog.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(dialog.getByRole('textbox', { name: "Pet's name" })).toHaveValue('Bella')
  await dialog.getByRole('textbox', { name: 'First line' }).fill('Always beside us')
  await dialog.getByRole('textbox', { name: 'Second line' }).fill('2014 - 2026')
  const size = dialog.getByRole('group', { name: 'Size, Second line' }).getByText(/^Size \d+\./)
  const sizeBefore = Number.parseInt((await size.innerText()).slice('Size '.length), 10)
  await dialog.getByRole('button', { name: 'Larger letters, Second line' }).click()
  await expect(size).toHaveText(new RegExp(`^Size ${sizeBefore + 2}\\.`))
  await next.click()
  await dialog.getByRole('radio', { name: 'Dog Paw' }).check()
  await next.click()
  await next.click()
  await expect(dialog.getByText('Please choose an image then press Apply to crop the image')).toBeVisible()
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo(staff))
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByText('The cropped photo is shown with the plaque.')).toBeVisible()
  await dragPhoto(staff)
  await axe(staff)
  await next.click()
  await expect(dialog.getByText(/^Size: 9 × 6 cm\. Height of capitals: pet's name [\d.]+ mm, /)).toBeVisible()
  await dialog.getByRole('radio', { name: 'On metal' }).check()
  const plaque = dialog.getByRole('img', { name: 'The same artwork on the Silver plaque' })
  await expect(plaque).toBeVisible()
  expect((await plaque.boundingBox())?.width).toBeGreaterThan(600)
  await axe(staff)
  await dialog.getByRole('checkbox', { name: 'Content has been checked and is correct.' }).check()
  await dialog.getByRole('button', { name: 'Finish and add to cart' }).click()
  await expect(dialog).toHaveCount(0)
  const [line] = (await bookingsOf(staff).read(id)).quoted_products.filter(({ artwork }) => artwork !== null)
  expect([line?.engraving_text, line?.artwork?.state]).toEqual(['Bella\nAlways beside us\n2014 - 2026', 'waiting'])
  const { current } = await (await bookingsOf(staff).ask('GET', `booking/${id}/engraving/${line?.id}`)).json()
  // A crop of 3 by 4 from 4000 by 3000 is 2250 wide and starts at 875; a fifth of it to the left is 425.
  const { x, width } = current.record.imageOptions.croppedAreaPixels
  expect(width).toBe(2250)
  expect(Math.abs(x - 425)).toBeLessThan(20)

  await staff.getByRole('button', { name: 'Next', exact: true }).click()
  await (await submitButton(staff)).click()
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(/^Booking (Submitted|Updated)$/)

  const owner = await openAsOwner(browser, contextOptions, await invitationOf(staff, id))
  consoleErrors.watch(owner.context())
  await waitForArtwork(owner, /first line: Always beside us; .*icon: Dog Paw, on the left; photo: Yes/)
  await checkPreviews(owner)
  await axe(owner)
  await tickAndApprove(owner, 'I approve this artwork')
  await expect(owner.getByText('The artwork is approved')).toBeVisible()
  await owner.context().close()
  await staff.reload()
  await expect(staff.getByText(/^Approved by Mere Ngata on /)).toBeVisible()
})
