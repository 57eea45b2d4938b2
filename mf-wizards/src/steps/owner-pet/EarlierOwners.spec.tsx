// @vitest-environment happy-dom
import { ApiError } from '@portal/api-client'
import { emptyBooking, emptyOwner, ownerFields } from '@portal/domain'
import type { Owner } from '@portal/domain'
import { FormShell } from '@portal/forms'
import { fakeApi, renderInPortal } from '@portal/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cottesloe } from '../../testing/bookings'
import { toOwnerPetValues } from './convert'
import { OwnerSection } from './OwnerSection'
import { PetLastName } from './last-names'

interface Asked {
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

// Which comes when somebody types, and takes longer than a screen is waited for.
beforeAll(() => import('./earlier-owner/OfferList'))

const find = vi.fn<(asked: Asked) => unknown>()
beforeEach(() => {
  find.mockReset()
  find.mockReturnValue({ owners: [JANE, JOHN] })
})
afterEach(cleanup)

function show(bookingId = '') {
  const submitted = vi.fn<() => undefined>()
  const form = (
    <FormShell initialValues={toOwnerPetValues(emptyBooking())} onSubmit={submitted}>
      <OwnerSection bookingId={bookingId} skipFixed={undefined} />
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
const press = (label: string, key: string) => fireEvent.keyDown(field(label), { key })
const offered = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
const address = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Home address' })

test('from three letters on owners are offered below the field, told apart, and announced [OPEN-202]', async () => {
  show('booking-7')
  type('Last name', 'Ci')
  await screen.findAllByRole('status')
  expect(find).not.toHaveBeenCalled()
  type('Last name', 'Cit')
  expect(await offered()).toEqual(['Jane Citizen0412 345 678, Cottesloe', 'John Citizen08 9200 0000, Fremantle'])
  expect(find.mock.calls.map(([{ body }]) => body)).toEqual([
    { first_name: '', last_name: 'Cit', phone: '', booking_id: 'booking-7' },
  ])
  screen.getByText('2 earlier owners. Press the down arrow to choose.')
  const input = screen.getByRole('combobox', { name: 'Last name' })
  expect(input.getAttribute('aria-expanded')).toBe('true')
  expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Earlier owners' }).id)
})

test('by keys one is chosen: it fills the owner, says from when, and takes the focus; nothing is submitted [OPEN-204]', async () => {
  const { submitted } = show()
  type('Last name', 'citi')
  await offered()
  press('Last name', 'ArrowDown')
  press('Last name', 'ArrowDown')
  press('Last name', 'ArrowUp')
  const reached = screen.getByRole('option', { selected: true })
  expect(field('Last name').getAttribute('aria-activedescendant')).toBe(reached.id)
  press('Last name', 'Enter')
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
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement?.contains(note)).toBe(true)
  expect(submitted).not.toHaveBeenCalled()
})

test('one press takes it out again, and brings back what was typed [OPEN-204]', async () => {
  show()
  type('Phone number', '0412')
  fireEvent.click((await screen.findAllByRole('option'))[0] ?? document.body)
  await screen.findByText(/^Filled in from this owner/)
  expect(field('Phone number').value).toBe('0412345678')
  type('First name', 'Janet')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Taken out again. What you typed since is still here.')
  expect(field('Phone number').value).toBe('0412')
  expect(field('Last name').value).toBe('')
  expect(field(/^Email/).value).toBe('')
  expect(field('First name').value).toBe('Janet')
  expect((await address()).value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  expect(document.activeElement).toBe(field('First name'))
})

test('what was typed into other fields stays until somebody takes the earlier one [OPEN-204]', async () => {
  show()
  type('First name', 'Janette')
  fireEvent.change(field(/^Email/), { target: { value: 'work@vet.test' } })
  type('Phone number', '041234')
  fireEvent.click((await screen.findAllByRole('option'))[0] ?? document.body)
  await screen.findByText(
    /^Filled in from this owner’s booking of 3 Mar 2026: Owner's last name, Phone number, Home address/,
  )
  expect(field('First name').value).toBe('Janette')
  expect(field(/^Email/).value).toBe('work@vet.test')
  fireEvent.click(screen.getByRole('button', { name: "Use “Jane” for Owner's first name" }))
  expect(field('First name').value).toBe('Jane')
  expect(field(/^Email/).value).toBe('work@vet.test')
})

test('another one that is chosen takes the place of the first [OPEN-204]', async () => {
  show()
  type('Last name', 'Citizen')
  const [jane] = await screen.findAllByRole('option')
  fireEvent.click(jane ?? document.body)
  await screen.findByText(/booking of 3 Mar 2026/)
  type('First name', 'Joh')
  find.mockReturnValue({ owners: [JOHN] })
  fireEvent.click(await screen.findByRole('option'))
  await screen.findByText(/booking of 20 Nov 2025/)
  expect(field('First name').value).toBe('John')
  expect(field('Phone number').value).toBe('0892000000')
  expect(field(/^Email/).value).toBe('')
  expect(field('Suburb or city').value).toBe('Fremantle')
})

test('names are looked for together; what fits no more goes at once, and nothing found says nothing [OPEN-202]', async () => {
  show()
  type('First name', 'Jo')
  type('Last name', 'Citizen')
  expect(await offered()).toEqual([expect.stringContaining('John')])
  expect(find.mock.calls.at(-1)?.[0].body).toMatchObject({ first_name: 'Jo', last_name: 'Citizen' })
  find.mockReturnValue({ owners: [] })
  type('Last name', 'Citizenship')
  expect(screen.queryByRole('option')).toBeNull()
  await waitFor(() => expect(find).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(screen.queryByText(/earlier owner/)).toBeNull())
  expect(field('Last name').getAttribute('aria-expanded')).toBe('false')
})

test('Escape closes the list and Tab leaves it; the words typed stay', async () => {
  show()
  type('Last name', 'Cit')
  await offered()
  press('Last name', 'Escape')
  expect(screen.queryByRole('listbox')).toBeNull()
  type('Last name', 'Citi')
  await offered()
  field('Phone number').focus()
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(field('Last name').value).toBe('Citi')
})

test('without an option reached, Enter is the form’s own', async () => {
  show()
  type('Last name', 'Cit')
  await offered()
  // True: nobody has prevented the browser's own way.
  expect(press('Last name', 'Enter')).toBe(true)
  expect(press('Last name', 'Home')).toBe(true)
})

test('what cannot be looked up says so, and holds nobody', async () => {
  find.mockImplementation(() => {
    throw new ApiError({ kind: 'rateLimited', status: 429, message: '' })
  })
  show()
  type('Last name', 'Cit')
  await screen.findByText('Earlier owners could not be looked up. You can type the details.')
  expect(field('Last name').value).toBe('Cit')
})
