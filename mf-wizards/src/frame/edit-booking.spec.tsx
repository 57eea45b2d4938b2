// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { ServerBooking } from '@portal/domain'
import { showPrivateWizard } from './private-wizard.fixture'
import { serverBella } from '../testing/server-booking'

const AT = '/edit-booking-private/booking-1'

const edit = (getBooking: () => ServerBooking) => showPrivateWizard(AT, { getBooking })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

test('edits an unsubmitted booking like a new one: Next and its own title [WIZ-104, WIZ-105, WIZ-32]', async () => {
  edit(() => serverBella())
  expect(await screen.findByText('Edit private cremation')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy()
  expect(screen.getByLabelText("Pet's first name").closest('fieldset[disabled]')).toBeNull()
})

test('shows owner and pet of a submitted booking as text with who to call, and Save & Next [WIZ-104, WIZ-106..108, OPEN-233]', async () => {
  edit(() => serverBella({ stage: 'VP Submitted' }))
  expect(
    await screen.findByText(
      'This booking is submitted. To change owner or pet details, contact Client Care on 08 9200 0000.',
    ),
  ).toBeTruthy()
  for (const label of ["Pet's first name", 'Phone number', 'Weight (Kg)'])
    expect(screen.queryByLabelText(label)).toBeNull()
  for (const text of ['Bella Ngata', '28.40 kg']) {
    expect(screen.getByText(text).closest('fieldset[disabled]')).not.toBeNull()
  }
  expect(screen.getByText('You can change the special instructions and the items, in the next step.')).toBeTruthy()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Special instructions (optional)', 'Items', 'Pet details', 'Owner details'])
  expect(screen.getByText('Submitted')).toBeTruthy()
  expect(screen.getByText('Edit private cremation')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save & Next' })).toBeTruthy()
})

test('allows entering a missing weight [WIZ-109, OPEN-46]', async () => {
  edit(() => serverBella({ stage: 'VP Submitted', weight: null }))
  const weight = await screen.findByLabelText('Weight (Kg)')
  expect(weight.closest('fieldset[disabled]')).toBeNull()
})

test.each([
  ['notFound', 'This booking was not found'],
  ['invalid', 'This booking was not found'],
  ['server', 'The booking could not be loaded'],
] as const)('a booking that fails to load (%s) leaves a page with heading and title', async (kind, title) => {
  edit(() => {
    throw new ApiError({ kind })
  })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(document.title).toBe(title)
})

test('a cremated booking can no longer be edited [BKG-48]', async () => {
  edit(() => serverBella({ stage: 'VP Submitted', final: true }))
  const title = 'This booking can no longer be changed here'
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(document.title).toBe(title)
})

test('opens a booking of another kind in its own wizard [DOM-61..63]', async () => {
  const { address } = edit(() => serverBella({ relationship: 'referral' }))
  await waitFor(() => expect(address()).toBe('/edit-booking-referral/booking-1'))
})
