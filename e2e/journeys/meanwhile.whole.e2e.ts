import { ACCOUNTS, BARE, expect, test } from '../fixtures'
import { beginBooking } from '../fixtures/begin-booking'
import { inPlace } from '../fixtures/final-button'
import { ownLastName } from '../fixtures/own-word'
import { fillPet } from '../fixtures/pet-form'

test("a colleague's changes are offered above the rows, which stand still until they are asked for [OPEN-206]", async ({
  signedInPage,
  axe,
}) => {
  const lastName = ownLastName()
  const list = `/bookings?search_term=${lastName}`
  const owner = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  const nurse = await signedInPage(ACCOUNTS.harbourNurse, BARE)
  const joined = owner.waitForResponse((answer) => answer.url().endsWith('/api/pusher/auth'))
  await owner.goto(list)
  await expect(owner.getByText('No Bookings Found')).toBeVisible()
  expect((await joined).status()).toBe(200)

  await beginBooking(nurse)
  await nurse.getByRole('checkbox', { name: 'Do not provide owner details' }).check()
  await fillPet(nurse, 'Meanwhile', lastName)
  await nurse.getByRole('button', { name: 'Next' }).click()
  await expect(nurse.getByRole('heading', { level: 1, name: /^Step 2 of 3/ })).toBeVisible()
  await expect(owner.getByText('1 changed – Show')).toBeVisible()
  await expect(owner.getByText('No Bookings Found')).toBeVisible()
  await axe(owner)
  await owner.getByRole('button', { name: 'Show' }).click()
  const row = owner.getByRole('row', { name: new RegExp(lastName) })
  await expect(row).toBeVisible()
  await expect(owner.getByText('Shown as it is now')).toBeFocused()

  await nurse.goto(list)
  await nurse.getByRole('button', { name: /^Throw away booking/ }).click()
  const question = nurse.getByRole('alertdialog', { name: 'Throw this booking away?' })
  await (await inPlace(question.getByRole('button', { name: 'Throw away' }))).click()
  await expect(nurse.getByText(/is thrown away$/)).toBeVisible()
  await expect(owner.getByText('1 changed – Show')).toBeVisible()
  await expect(row).toBeVisible()
  // Who did it has seen it already.
  await expect(nurse.getByRole('button', { name: 'Show' })).toHaveCount(0)
  await owner.getByRole('button', { name: 'Show' }).click()
  await expect(row).toHaveCount(0)
})
