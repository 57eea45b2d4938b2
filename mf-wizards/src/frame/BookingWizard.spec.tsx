// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { PortalBooking } from '@portal/domain'
import * as federation from '@portal/federation'
import { keepDraft, readDraft } from '@portal/federation'
import { draftOf } from '@portal/testing'
import { showPrivateWizard } from './private-wizard.fixture'
import type { Answer } from './private-wizard.fixture'
import { serverBella } from '../testing/server-booking'
import { bella } from '../testing/bookings'
import { toOwnerPetValues } from '../steps/owner-pet/convert'
import type { DraftWork } from '../booking/session/draft-work'

// The catalogue's remote is missing in each test here.
const key = { userId: 'contact-1', id: 'd1' }
const AT = '/new-booking/private?draft=d1'

/** The draft from the chooser, plus this work. */
function begin(work: Partial<DraftWork> = {}, typed?: PortalBooking, bookingId = '') {
  const unsaved = typed && { '#owner-pet-details': { version: 0, values: toOwnerPetValues(typed) } }
  const started = { vetStaff: 'Dana Reid', option: 'private-return', unsaved, ...work }
  keepDraft(key, draftOf({}, { bookingId, work: started }))
}

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
const forward = (name = 'Next') => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.spyOn(federation, 'Slot').mockImplementation(({ fallback }) => <>{fallback(() => undefined)}</>)
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

test('goes to the chooser when no booking was started', async () => {
  const { address } = showPrivateWizard('/new-booking/private')
  await waitFor(() => expect(address()).toBe('/new-booking'))
})

test("opens the first step without a hash, with the wizard's title and steps [WIZ-18, WIZ-19, WIZ-31, WIZ-32]", async () => {
  begin()
  showPrivateWizard(AT)
  expect(await heading(/^Step 1 of 3 - Owner and pet details$/)).toBeTruthy()
  expect(screen.getByText('New private cremation')).toBeTruthy()
})

test('Next with an empty form saves nothing and lists what is missing [WIZ-66, WIZ-67, WIZ-80]', async () => {
  begin()
  const { address } = showPrivateWizard(AT)
  await heading(/Step 1/)
  forward()
  const summary = await screen.findByRole('alert')
  expect([...summary.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    "Enter the owner's first name",
    "Enter the owner's last name",
    "Enter the owner's phone number",
    "Enter the owner's address and choose it from the list",
    "Enter the pet's first name",
    "Enter the pet's last name",
    'Choose the pet type',
    'Enter the breed and choose it from the list',
    "Choose the pet's sex",
    "Enter the pet's weight",
  ])
  expect(address()).toBe(AT)
})

test('skipping the owner hides the fields; the help explains it [WIZ-53, WIZ-61]', async () => {
  begin()
  showPrivateWizard(AT)
  fireEvent.click(
    await screen.findByRole('checkbox', {
      name: 'Do not provide owner details',
      description: /excluded from this booking/,
    }),
  )
  expect(screen.queryByLabelText('Phone number')).toBeNull()
})

test('restores typed values after a reload [WIZ-54, WIZ-71, WIZ-116]', async () => {
  begin({}, bella())
  showPrivateWizard(AT)
  expect(await screen.findByLabelText("Pet's first name")).toHaveProperty('value', 'Bella')
  expect(screen.getByLabelText('Weight (Kg)')).toHaveProperty('value', '28.4')
})

test('a double Next creates one booking and opens the items [WIZ-62, WIZ-64]', async () => {
  begin({}, bella())
  const keys: unknown[] = []
  const createBooking: Answer = ({ idempotencyKey }) => {
    keys.push(idempotencyKey)
    return serverBella()
  }
  const { address } = showPrivateWizard(AT, { createBooking })
  await heading(/Step 1/)
  forward()
  forward()
  expect(await heading(/Step 2 of 3 - Select Items/)).toBeTruthy()
  expect(keys).toHaveLength(1)
  expect(address()).toBe(`${AT}#product-list`)
  expect(readDraft(key)).toMatchObject({
    bookingId: 'booking-1',
    work: { movedPastFirstStep: true, unsaved: {}, pendingWrite: null },
  })
})

test('saves special instructions after the booking [WIZ-63, API-27]', async () => {
  begin(
    {},
    {
      ...bella(),
      specialInstructions: [{ id: 'row-1', description: 'Keep the blanket', opportunity_id: '', completed: false }],
    },
  )
  const sent: unknown[] = []
  const row = { id: 'row-1', description: 'Keep the blanket' }
  const saveSpecialInstructions: Answer = ({ body }) => (sent.push(body), [])
  const getBooking: Answer = () => ({ ...serverBella(), version: 2 })
  showPrivateWizard(AT, { createBooking: () => serverBella(), saveSpecialInstructions, getBooking })
  await heading(/Step 1/)
  forward()
  await heading(/Step 2/)
  expect(sent).toMatchObject([{ opportunity_id: 'booking-1', special_instructions: [row] }])
})

test('reports failed instructions apart from the booking, and repeats them with their key [WIZ-63, OPEN-88]', async () => {
  begin(
    {},
    {
      ...bella(),
      specialInstructions: [{ id: 'row-1', description: 'Keep the blanket', opportunity_id: '', completed: false }],
    },
  )
  const keys: unknown[] = []
  const saveSpecialInstructions: Answer = ({ idempotencyKey }) => {
    keys.push(idempotencyKey)
    if (keys.length === 1) throw new ApiError({ kind: 'server', status: 500 })
    return []
  }
  const rows = [{ id: 'row-1', description: 'Keep the blanket', opportunity_id: 'booking-1', completed: false }]
  const changed = () => ({ ...serverBella(), version: 2, special_instructions: rows })
  const answers = { createBooking: () => serverBella(), updateBooking: changed, getBooking: changed }
  showPrivateWizard(AT, { ...answers, saveSpecialInstructions })
  await heading(/Step 1/)
  forward()
  expect(await screen.findByText('The booking is saved, but the special instructions are not saved yet.')).toBeTruthy()
  expect(screen.getByText(/^They are still here\. Try again, or call Client Care/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading(/Step 2/)
  expect(keys[1]).toBe(keys[0])
})

test('names and marks refused fields [WIZ-120]', async () => {
  begin({}, bella())
  const createBooking = () => {
    throw new ApiError({ kind: 'invalid', status: 422, detail: { 'owner.phoneNumber': 'invalid' } })
  }
  showPrivateWizard(AT, { createBooking })
  await heading(/Step 1/)
  forward()
  expect(
    await screen.findByText('An error occurred. Please verify the fields are correct: owner.phoneNumber'),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Please enter valid Phone Number' })).toBeTruthy()
})

test('shows success for a booking submitted with a lost answer [BKG-48]', async () => {
  begin({}, undefined, 'booking-1')
  showPrivateWizard(`${AT}#confirmation`, { getBooking: () => serverBella({ stage: 'VP Submitted' }) })
  expect(await heading(/^Booking Submitted$/)).toBeTruthy()
  expect(readDraft(key)).toBeNull()
  expect(screen.getByRole('link', { name: 'View Booking' }).getAttribute('href')).toBe('/booking/booking-1')
  const next = within(screen.getByRole('region', { name: 'What happens next' }))
  expect(next.getByText('To make changes, choose View Booking, then Edit.')).toBeTruthy()
  expect(next.getByText(/^To cancel it, or with a question about the booking, call/)).toBeTruthy()
})
