import type { Page } from '@playwright/test'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import {
  invitationOf,
  openAsOwner,
  pressApprove,
  saveFirstLine,
  waitForArtwork,
  tickAndApprove,
} from '../fixtures/engraving'

/** Drags the icon on the plaque to the right of the name. */
async function dragIcon(owner: Page): Promise<void> {
  const icon = owner.getByRole('group', { name: /^Heart icon: / })
  await icon.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await icon.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await owner.mouse.move(x + width / 2, y + height / 2)
  await owner.mouse.down()
  await owner.mouse.move(x + 4 * width, y + height / 2, { steps: 5 })
  await owner.mouse.up()
}

/** Luna's silver plaque with a photo awaits the approval of its owner, Grace. */
const LUNA = 'booking-100007'

test('an owner changes words and icon on a phone, approves the stored artwork, and staff see the approval [ENG-04, ENG-11..16, ENG-20, ENG-47, ENG-48..50, ENG-62..64, OPEN-66, OPEN-67, OPEN-351, OPEN-362]', async ({
  browser,
  contextOptions,
  signedInPage,
  consoleErrors,
  axe,
}) => {
  test.slow()
  const staff = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const owner = await openAsOwner(browser, contextOptions, await invitationOf(staff, LUNA))
  consoleErrors.watch(owner.context())
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Check existing artwork')
  await waitForArtwork(owner, /Portrait Plaque; pet's name: Luna; first line: /)
  await expect(owner.getByText(/found nothing unusual/)).toBeVisible()
  const artwork = owner.getByRole('img', { name: /Portrait Plaque; pet's name: Luna/ })
  await artwork.scrollIntoViewIfNeeded()
  const isUnderPointer = await artwork.evaluate((image) => {
    const { x, y, width, height } = image.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === image
  })
  expect(isUnderPointer, 'the browser offers to save the artwork without its mark').toBe(false)
  await axe(owner)

  await owner.getByRole('link', { name: 'I want to make changes' }).click()
  const first = owner.getByRole('textbox', { name: 'First line' })
  await owner.getByTitle('Change: First line').click()
  await expect(first).toBeFocused()
  await owner.getByRole('button', { name: 'Phrases, First line' }).click()
  await axe(owner)
  await owner.getByRole('button', { name: 'Always in our hearts' }).click()
  await expect(first).toHaveValue('Always in our hearts')
  await owner.getByRole('button', { name: 'Font: Arial' }).click()
  await axe(owner)
  await owner.reload()
  await expect(first).toHaveValue('Always in our hearts')
  await owner.getByRole('button', { name: 'Next' }).click()
  await owner.getByRole('radio', { name: 'Heart', exact: true }).check()
  await dragIcon(owner)
  await expect(owner.getByRole('radio', { name: 'Right' })).toBeChecked()
  await owner.getByRole('group', { name: /^Heart icon: / }).press('ArrowLeft')
  await expect(owner.getByRole('radio', { name: 'Left' })).toBeChecked()
  await axe(owner)
  await owner.getByRole('button', { name: 'Next' }).click()
  await expect(owner.getByRole('heading', { name: 'Customise Text' })).toBeVisible()
  await axe(owner)
  await owner.getByRole('button', { name: 'Next' }).click()
  await expect(owner).toHaveURL(/final-approval\?staff=0&bookingId=booking-100007&quotedProductId=/)
  await expect(owner.getByRole('button', { name: 'Save and look at it' })).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Approve this artwork' })).toHaveCount(0)
  await axe(owner)
  await owner.getByRole('button', { name: 'Save and look at it' }).click()
  await waitForArtwork(owner, /first line: Always in our hearts; .*icon: Heart/)
  await expect(owner.getByRole('heading', { name: 'Final approval' })).toBeFocused()
  await owner.reload()
  await waitForArtwork(owner, /first line: Always in our hearts; .*icon: Heart/)
  await pressApprove(owner, 'Approve this artwork')
  await expect(owner.getByText('Please check the green approval checkbox.')).toBeVisible()
  await axe(owner)
  await tickAndApprove(owner, 'Approve this artwork')
  await expect(owner.getByText('The artwork is approved')).toBeVisible()
  await waitForArtwork(owner, /first line: Always in our hearts/)
  await expect(owner.getByText('Always in our hearts')).toBeVisible()
  await axe(owner)

  await owner.goBack()
  await expect(owner.getByRole('heading', { name: 'Editing your engraving is no longer available' })).toBeVisible()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('The artwork is approved')
  await waitForArtwork(owner, /first line: Always in our hearts/)
  await axe(owner)
  await owner.context().close()

  await staff.goto(`/booking/${LUNA}`)
  const panel = staff.getByRole('region', { name: 'Engraving of the Portrait Plaque' })
  await expect(panel.getByText('Artwork approved')).toBeVisible()
  await expect(panel.getByText(/^Approved by Grace.* on /)).toBeVisible()
  await expect(panel.getByRole('img', { name: /Always in our hearts/ })).toBeVisible()
  await expect(panel.getByText('As the clinic made it')).toBeVisible()
  await expect(staff.getByText(/Engraving: Luna\s+Always in our hearts/).first()).toBeVisible()
  await axe(staff)
})

test('an owner asks the clinic for a change, and staff read the request and approve the artwork [OPEN-94, OPEN-99, ENG-03, ENG-09, ENG-19, ENG-21, OPEN-67, OPEN-70]', async ({
  browser,
  contextOptions,
  signedInPage,
  consoleErrors,
  axe,
}) => {
  const HONEY = 'booking-99952'
  const note = 'Could it say Missed by all of us?'
  const staff = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const owner = await openAsOwner(browser, contextOptions, await invitationOf(staff, HONEY))
  consoleErrors.watch(owner.context())
  await owner.getByRole('button', { name: 'Ask the clinic' }).click()
  await owner.getByLabel('What should be different?').fill(note)
  await axe(owner)
  await owner.getByRole('button', { name: 'Send to the clinic' }).click()
  await expect(owner.getByRole('textbox')).toHaveCount(0)
  await expect(owner.getByText(note)).toBeVisible()

  await staff.reload()
  const panel = staff.getByRole('region', { name: /^Engraving of the/ })
  await expect(panel.getByText('Changes requested', { exact: true })).toBeVisible()
  await expect(panel.getByText(note)).toBeVisible()
  await panel.getByRole('button', { name: 'Ask for approval again' }).click()
  await expect(panel.getByText('Waiting for the owner')).toBeVisible()
  await panel.getByRole('link', { name: 'Check and approve' }).click()
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Check existing artwork')
  await axe(staff)
  await tickAndApprove(staff, 'I approve this artwork')
  await expect(staff.getByText(/Choose how .* told you\./)).toBeVisible()
  await axe(staff)
  await staff.getByRole('radio', { name: 'By phone' }).check()
  await pressApprove(staff, 'I approve this artwork')
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Artwork approved')
  const said = /^Approved for .* by phone, by Olivia Hart on/
  await expect(staff.getByText(said)).toBeVisible()

  // In the same browser the owner's page keeps the owner's token, not the nurse's.
  await owner.reload()
  await expect(owner.getByText(said)).toBeVisible()
  await owner.context().close()
})

test('a colleague’s saved change is shown with a question; after an hour the page asks for the number again [OPEN-74, OPEN-77]', async ({
  browser,
  contextOptions,
  signedInPage,
  consoleErrors,
  axe,
}) => {
  consoleErrors.expect(/status of 4(12|01)/)
  const BONNIE = 'booking-99977'
  const staff = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const invitation = await invitationOf(staff, BONNIE)
  const owner = await openAsOwner(browser, contextOptions, invitation)
  consoleErrors.watch(owner.context())
  const save = owner.getByRole('button', { name: 'Save and look at it' })
  await owner.getByRole('link', { name: 'I want to make changes' }).click()
  await owner.getByRole('textbox', { name: 'Second line' }).fill('2012 - 2026')
  await owner.getByRole('button', { name: 'Next' }).click()
  await owner.getByRole('button', { name: 'Next' }).click()
  await expect(save).toBeVisible()
  // The page caches answers for a second.
  await owner.waitForTimeout(1_000)

  await saveFirstLine(staff, invitation, 'Always with us')
  await owner.evaluate((key) => sessionStorage.setItem(key, 'ended.ended.ended.ended'), 'portal.personal.client-token')
  await save.click()
  await expect(owner.getByText('An hour has passed, so we ask for your number once more.')).toBeVisible()
  await axe(owner)
  await owner.getByLabel('Mobile number').fill(invitation.number)
  await owner.getByRole('button', { name: 'Continue' }).click()
  await expect(owner.getByText('Somebody has changed this artwork since you began')).toBeVisible()
  await expect(owner.getByText('Always with us').first()).toBeVisible()
  await axe(owner)
  await owner.getByRole('button', { name: 'Keep my changes' }).click()
  await save.click()
  await waitForArtwork(owner, /second line: 2012 - 2026/)
  await tickAndApprove(owner, 'Approve this artwork')
  await expect(owner.getByText('The artwork is approved')).toBeVisible()
  await expect(owner.getByText('2012 - 2026')).toBeVisible()
  await owner.context().close()
})
