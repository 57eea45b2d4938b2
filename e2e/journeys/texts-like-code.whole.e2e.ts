import type { Page } from '@playwright/test'
import { toBookingSubmit, toPortalBooking } from '@portal/domain'
import { ACCOUNTS, BARE, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'
import { ownWord } from '../fixtures/own-word'

/** An own word first: nobody asks whether two bookings are about one pet [OPEN-121]. */
const NAME = `${ownWord()} <img src=x onerror=alert(1)>`
const SCRIPT = '"><script>alert(1)</script>'
const OWNER = 'Grace<svg/onload=alert(1)>'
const STREET = 'javascript:alert(1)'
const NOTE = '</textarea><img src=x onerror=alert(1)>\n<iframe srcdoc="&lt;script&gt;parent.alert(1)&lt;/script&gt;">'

/** What would be in the page if one of the texts were taken for more than a text. */
const planted = (page: Page) =>
  page
    .locator(
      'img[src="x"], script:not([src]):not([type]):text("alert"), [onerror], [onmouseover], [onload], [srcdoc], [href^="javascript:"]',
    )
    .count()

test('texts that look like code stand as typed in list, Find, details, the wizard and on paper [OPEN-259, OPEN-223]', async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  const id = await submitted(page)
  const seen = async (where: string, text: string) => {
    await expect(page.getByText(text).first(), where).toBeVisible()
    expect([where, await planted(page), alerts]).toEqual([where, 0, []])
  }

  await page.goto(`/bookings?search_term=${encodeURIComponent(NAME)}`)
  await seen('list', NAME)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(NAME)
  await seen('Find', NAME)
  await page.goto(`/booking/${id}`)
  await seen('details', NAME)
  for (const text of [SCRIPT, OWNER, STREET, '<iframe srcdoc=']) await seen('details', text)
  await page.getByRole('link', { name: 'Edit' }).click()
  await seen('wizard', NAME)
  await page.goto(`/booking/${id}/papers`)
  for (const text of [NAME, '<iframe srcdoc=']) await seen('papers', text)
})

/** A booking that is submitted, with such texts in each field that people fill in. */
async function submitted(page: Page): Promise<string> {
  const api = bookingsOf(page)
  const id = await api.create('private cremation & return of ashes')
  const before = await api.read(id)
  const sent = toBookingSubmit(toPortalBooking(before))
  const data = {
    ...sent,
    vet_staff_c: SCRIPT,
    skip_owner_details: false,
    pet: { ...sent.pet, first_name: NAME },
    owner: {
      first_name: OWNER,
      last_name: SCRIPT,
      phone_mobile: '+61412345678',
      primary_address_street: STREET,
      primary_address_city: OWNER,
      primary_address_state: 'WA',
      primary_address_postalcode: '6160',
    },
  }
  const changed = await api.ask('PUT', `booking/${id}`, { data, ifMatch: `"${before.version}"` })
  expect(changed.status(), await changed.text()).toBe(200)
  const noted = await api.ask('POST', 'special_instruction', {
    data: { opportunity_id: id, special_instructions: [{ id: '', description: NOTE, opportunity_id: id }] },
    ifMatch: `"${(await api.read(id)).version}"`,
  })
  expect(noted.status(), await noted.text()).toBe(200)
  const { version } = await api.read(id)
  const answer = await api.ask('POST', `booking/${id}/complete`, { data: {}, ifMatch: `"${version}"` })
  expect(answer.status(), await answer.text()).toBe(200)
  return id
}
