// @vitest-environment happy-dom
import { emptyBooking, emptyOwner, ownerFields } from '@portal/domain'
import type { Owner } from '@portal/domain'
import { FormShell } from '@portal/forms'
import { fakeApi, renderInPortal, restThenClick } from '@portal/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cottesloe } from '../../testing/bookings'
import { toOwnerPetValues } from './convert'
import { OwnerSection } from './OwnerSection'
import { PetLastName } from './last-names'

interface OwnerSearch {
  readonly body: Readonly<Record<string, unknown>>
}

const owner = (changes: Partial<Owner>, at: string) => ({
  owner: ownerFields.write({
    ...emptyOwner(),
    firstName: 'Jane',
    lastName: 'Citizen',
    phoneNumber: '0412345678',
    email: 'jane@citizen.test',
    address: cottesloe,
    ...changes,
  }),
  booked_at: at,
})
const byHand = { ...cottesloe, street: '1 Quay Street', city: 'Fremantle', postalcode: '6160', lat: null, lng: null }
const JANE = owner({}, '2026-03-03T04:00:00Z')
const JOHN = owner({ firstName: 'John', phoneNumber: '0892000000', email: '', address: byHand }, '2025-11-20T04:00:00Z')

// The list's code loads while typing and takes longer than a query waits.
beforeAll(() => import('./earlier-owner/OfferList'))

const find = vi.fn<(asked: OwnerSearch) => unknown>()
beforeEach(() => {
  find.mockReset()
  find.mockReturnValue({ owners: [JANE, JOHN] })
})
afterEach(cleanup)

function show(bookingId = '') {
  const submitted = vi.fn<() => undefined>()
  const form = (
    <FormShell initialValues={toOwnerPetValues(emptyBooking())} onSubmit={submitted}>
      <OwnerSection bookingId={bookingId} needsStreet={false} skipFixed={undefined} />
      <PetLastName />
    </FormShell>
  )
  return { submitted, ...renderInPortal(form, { host: { api: fakeApi({ findEarlierOwners: find }) } }) }
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
function type(label: string, value: string) {
  field(label).focus()
  fireEvent.change(field(label), { target: { value } })
}
const offers = () => screen.findAllByRole('button', { name: /^Use / })
const offered = async () => (await offers()).map(({ textContent }) => textContent)
const JANES = 'Use Jane Citizen’s phone, email and address'
const take = (name: string) => restThenClick(screen.getByRole('button', { name }))
const address = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Home address' })

test('two matching fields offer owners, each with what it fills in, told apart and announced [OPEN-202]', async () => {
  show('booking-7')
  type('Last name', 'Citizen')
  type('First name', 'J')
  await screen.findAllByRole('status')
  expect(find).not.toHaveBeenCalled()
  type('First name', 'Ja')
  expect(await offered()).toEqual([JANES])
  expect(find.mock.calls.map(([{ body }]) => body)).toEqual([
    { first_name: 'Ja', last_name: 'Citizen', phone: '', booking_id: 'booking-7' },
  ])
  screen.getByText('0412 345 678 · Cottesloe · booked 3 Mar 2026')
  screen.getByText('An earlier owner is offered below.')
})

test('a press fills in the owner, names the source, takes the focus and submits nothing [OPEN-204]', async () => {
  const { submitted } = show()
  type('First name', 'jan')
  type('Last name', 'citi')
  await offers()
  take(JANES)
  const note = await screen.findByText(
    "Filled in from this owner’s booking of 3 Mar 2026: Owner's first name, Owner's last name, Phone number, Email, " +
      'Home address. Please check.',
  )
  expect(field('First name').value).toBe('Jane')
  expect(field('Last name').value).toBe('Citizen')
  expect(field("Pet's last name").value).toBe('Citizen')
  expect(field('Phone number').value).toBe('0412345678')
  expect(field(/^Email/).value).toBe('jane@citizen.test')
  expect((await address()).value).toMatch(/Cottesloe WA 6011/)
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
  expect(document.activeElement?.contains(note)).toBe(true)
  expect(submitted).not.toHaveBeenCalled()
})

test('a number with a last name finds owners; Undo restores what was typed [OPEN-204]', async () => {
  show()
  type('Phone number', '0412')
  type('Last name', 'Cit')
  expect(await offered()).toEqual([JANES])
  take(JANES)
  await screen.findByText(/^Filled in from this owner/)
  expect(field('Phone number').value).toBe('0412345678')
  type('First name', 'Janet')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone. What you typed since is still here.')
  expect(field('Phone number').value).toBe('0412')
  expect(field('Last name').value).toBe('Cit')
  expect(field(/^Email/).value).toBe('')
  expect(field('First name').value).toBe('Janet')
  expect((await address()).value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  expect(document.activeElement).toBe(field('First name'))
})

test('keeps typed values in other fields until the user replaces them [OPEN-204]', async () => {
  show()
  type('First name', 'Janette')
  type('Last name', 'Citizen')
  fireEvent.change(field(/^Email/), { target: { value: 'work@vet.test' } })
  type('Phone number', '041234')
  await offers()
  take(JANES)
  await screen.findByText(/^Filled in from this owner’s booking of 3 Mar 2026: Phone number, Home address/)
  expect(field('First name').value).toBe('Janette')
  expect(field(/^Email/).value).toBe('work@vet.test')
  fireEvent.click(screen.getByRole('button', { name: "Use “Jane” for Owner's first name" }))
  expect(field('First name').value).toBe('Jane')
  expect(field(/^Email/).value).toBe('work@vet.test')
})
