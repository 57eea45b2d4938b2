import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'
import { invitationOf, openAsOwner, waitForArtwork, tickAndApprove } from '../fixtures/engraving'

/** Alfie's tile with a photo awaits its owner's approval. */
const ALFIE = 'booking-99966'
const PICTURES = '**/api/booking-files/**'
const WORDS = /pet's name: Alfie; first line: Forever loved/

test('a picture that failed or is still loading cannot be approved [ENG-05, ENG-15, OPEN-92, OPEN-94]', async ({
  browser,
  contextOptions,
  signedInPage,
  consoleErrors,
  axe,
}) => {
  consoleErrors.expect(/ERR_FAILED/)
  const staff = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const owner = await openAsOwner(browser, contextOptions, await invitationOf(staff, ALFIE))
  consoleErrors.watch(owner.context())
  const approve = owner.getByRole('button', { name: 'I approve this artwork' })
  const state = async () =>
    (await bookingsOf(staff).read(ALFIE)).quoted_products.find((line) => line.artwork !== null)?.artwork?.state
  await waitForArtwork(owner, WORDS)

  await owner.route(PICTURES, (route) => route.abort())
  await owner.reload()
  const failed = owner.getByRole('alert').filter({ hasText: 'The picture could not be loaded' })
  await expect(failed).toContainText('Nothing is approved. Try again, or call')
  await expect(failed.getByRole('link', { name: /^\d\d \d{4} \d{4}$/ }).first()).toBeVisible()
  await expect(owner.getByRole('img', { name: WORDS })).toHaveCount(0)
  await axe(owner)
  await owner.getByRole('checkbox', { name: 'Content has been checked and is correct.' }).check()
  await expect(approve).toBeDisabled()
  await expect(approve).toHaveAccessibleDescription('The picture could not be loaded, so nothing can be approved.')
  await approve.click({ force: true })
  expect(await state()).toBe('waiting')

  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await owner.unroute(PICTURES)
  await owner.route(PICTURES, async (route) => {
    await arrived
    await route.continue()
  })
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(owner.getByText('Loading the picture', { exact: true })).toHaveCount(1)
  await expect(approve).toHaveAccessibleDescription('The picture is still loading. You can approve it once you see it.')
  await axe(owner)
  await approve.click({ force: true })
  expect(await state()).toBe('waiting')
  arrive()
  await waitForArtwork(owner, WORDS)
  await tickAndApprove(owner, 'I approve this artwork')
  await expect(owner.getByText('The artwork is approved')).toBeVisible()
  expect(await state()).toBe('approved')
  await owner.context().close()
})
