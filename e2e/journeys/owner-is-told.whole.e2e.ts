import type { Page } from '@playwright/test'
import { ACCOUNTS, BARE, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'
import { engravingAt, invitationOf, openAsOwner, saveFirstLine } from '../fixtures/engraving'
import type { Invitation } from '../fixtures/engraving'
import { readMail } from '../fixtures/mail'

/** Gus's name bar, of which his owner was asked before. */
const GUS = 'booking-100012'
const CLINIC = 'reception@harbour.test'

test('staff change the artwork, the owner is written to, opens it on a phone and asks for changes, and the clinic is told', async ({
  browser,
  contextOptions,
  signedInPage,
  consoleErrors,
  axe,
}) => {
  const staff = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  const invitation = await invitationOf(staff, GUS)
  const panel = staff.getByRole('region', { name: /^Engraving of the/ })
  const email = await changeWords(staff, invitation, 'Our good boy')
  // Without this press the owner is written to two minutes after the last save [OPEN-347].
  await staff.reload()
  await panel.getByRole('button', { name: 'Ask once more' }).click()

  const path = await readMail(
    staff,
    email,
    /Please look at Gus's plaque once more[\s\S]*?https?:\/\/[^/]+(\/engraving\/\S+)/,
  )
  expect(path).toBe(invitation.path)
  // The mail is in the inbox a moment before the outbox has noted it.
  await expect(async () => {
    await staff.reload()
    expect(await told(panel, 'Sent').textContent()).toContain(`Asked again by mail to ${email}: sent `)
  }).toPass()
  await expect(told(panel, 'Page opened')).toHaveText('Not opened yet')
  await axe(staff)
  await expect(told(panel, 'Answer by')).toContainText('then Client Care calls. Nothing is approved by silence.')

  const owner = await openAsOwner(browser, contextOptions, { ...invitation, path })
  consoleErrors.alsoWatch(owner.context())
  await expect(owner.getByText('Our good boy').first()).toBeVisible()
  await staff.reload()
  await expect(told(panel, 'Page opened')).not.toHaveText('Not opened yet')

  await owner.getByRole('button', { name: 'Ask the clinic' }).click()
  await owner.getByLabel('What should be different?').fill('Could it say <b onclick=alert(1)>Best boy</b>?')
  await owner.getByRole('button', { name: 'Send to the clinic' }).click()
  await expect(owner.getByText('Could it say <b onclick=alert(1)>Best boy</b>?')).toBeVisible()

  const link = await readMail(staff, CLINIC, /booking 100012 \(Gus\) asks for changes[\s\S]*?(\/booking\/\S+)/)
  expect(link).toBe(`/booking/${GUS}`)
  await staff.goto('/dashboard')
  const answers = staff.getByRole('region', { name: "Owners' answers" })
  const answer = answers.getByRole('listitem').filter({ hasText: 'Gus, booking 100012' })
  await expect(answer).toContainText('Changes asked')
  await axe(staff)
  await answer.getByRole('link').click()
  await expect(staff).toHaveURL(`/booking/${GUS}`)
  await owner.context().close()

  // As it was: others work with it too.
  await panel.getByRole('button', { name: 'Ask for approval again' }).click()
  await expect(panel.getByText('Waiting for the owner')).toBeVisible()
})

/** The value beside a label of the panel. */
const told = (panel: ReturnType<Page['getByRole']>, label: string) =>
  panel
    .locator('dl > div')
    .filter({ has: panel.page().getByText(label, { exact: true }) })
    .locator('dd')

/** As staff do in the editor; answers where the owner is written to. */
async function changeWords(staff: Page, invitation: Invitation, words: string): Promise<string> {
  const { version, productId, owner } = await saveFirstLine(staff, invitation, words)
  const data = { product_id: productId, engraving_files: { imageOptionsUrl: null } }
  const files = `${engravingAt(invitation)}/engraving_files`
  const drawn = await bookingsOf(staff).ask('PUT', files, { data, ifMatch: `"${version + 1}"` })
  expect(drawn.status(), await drawn.text()).toBe(200)
  return owner?.email ?? ''
}
