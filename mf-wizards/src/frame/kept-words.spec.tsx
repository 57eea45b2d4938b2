// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepDraft, readDraft } from '@portal/federation'
import { draftOf } from '@portal/testing'
import { toOwnerPetValues } from '../steps/owner-pet/convert'
import { bella } from '../testing/bookings'
import { showPrivateWizard } from './private-wizard.fixture'
import { serverBella } from '../testing/server-booking'
import { emptySlots } from '../testing/empty-slots.fixture'

const AT = '/new-booking/private?draft=d1'
const key = { userId: 'contact-1', id: 'd1' }

beforeEach(() => {
  emptySlots()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

const skipOwner = () => screen.findByRole('checkbox', { name: 'Do not provide owner details' })
const FIELDS = ['firstName', 'lastName', 'phoneNumber', 'email', 'address']
const owner = () =>
  FIELDS.map((field) => document.querySelector<HTMLInputElement>(`input[name="owner.${field}"]`)?.value)
const MIA = ['Mia', 'Ngata', '0412345678', 'mia@example.test', '12 Marine Parade, Cottesloe WA 6011']

const skippedOnServer = () => {
  const server = serverBella()
  return {
    ...server,
    owner: null,
    cstm: { ...server.cstm, skip_owner_details_c: true, provided_client_details_c: false },
  }
}

/** The wizard with Mia typed; what it sends. */
function show() {
  const values = { ...toOwnerPetValues(bella()) }
  const work = {
    vetStaff: 'Dana Reid',
    option: 'private-return',
    unsaved: { '#owner-pet-details': { version: 0, values } },
  }
  keepDraft(key, draftOf({}, { work }))
  const sent: unknown[] = []
  showPrivateWizard(AT, {
    createBooking: ({ body }) => (sent.push(body), skippedOnServer()),
    getBooking: skippedOnServer,
  })
  return sent
}

test('ticked and unticked, the owner stands there as typed [WIZ-116]', async () => {
  show()
  await skipOwner()
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '0412345600' } })
  fireEvent.click(await skipOwner())
  expect(screen.queryByLabelText('Phone number')).toBeNull()
  fireEvent.click(await skipOwner())
  expect(owner()).toEqual(MIA.with(2, '0412345600'))
})

test('saved without the owner, left, reloaded and unticked: the owner is there again, and was not sent [WIZ-59, WIZ-116]', async () => {
  const sent = show()
  fireEvent.click(await skipOwner())
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Next' })))
  await screen.findByRole('heading', { name: /^Step 2 of 3/ })
  expect(sent).toMatchObject([{ skip_owner_details: true, owner: null }])
  expect(JSON.stringify(sent)).not.toMatch(/Mia|412345678|Marine Parade/)

  fireEvent.click(screen.getByRole('link', { name: /Owner and pet details/ }))
  fireEvent.click(await skipOwner())
  expect(owner()).toEqual(MIA)

  await waitFor(() => expect(readDraft(key)?.bookingId).toBe('booking-1'))
  cleanup()
  showPrivateWizard(`${AT}#owner-pet-details`, { getBooking: skippedOnServer })
  await skipOwner()
  await waitFor(() => expect(owner()).toEqual(MIA))
})
