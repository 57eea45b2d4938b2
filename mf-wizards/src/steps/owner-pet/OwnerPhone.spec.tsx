// @vitest-environment happy-dom
import { ownerFields } from '@portal/domain'
import { rowsOfOwner } from '@portal/domain-bundled/booking-fields'
import { FormShell } from '@portal/forms'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { bella } from '../../testing/bookings'
import { toOwnerPetValues, withOwnerPetValues } from './convert'
import { OwnerPhone } from './OwnerPhone'

afterEach(cleanup)

function show(phoneNumber: string, noPhone = false) {
  render(
    <FormShell initialValues={{ owner: { phoneNumber, noPhone } }} onSubmit={() => undefined}>
      <OwnerPhone />
    </FormShell>,
  )
}
const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number')
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'No phone number is known' })
const state = () => [phone().value, box().checked]

test('a phone and "none is known" replace each other, and nothing typed is lost [OPEN-134]', () => {
  show('0412 345 678')
  expect(state()).toEqual(['0412 345 678', false])
  fireEvent.click(box())
  expect(state()).toEqual(['', true])
  expect(screen.getByText(/^We won't be able to call the owner/)).toBeTruthy()
  fireEvent.click(box())
  expect(state()).toEqual(['0412 345 678', false])
  expect(screen.queryByText(/^Kept as known/)).toBeNull()
  fireEvent.click(box())
  fireEvent.change(phone(), { target: { value: '04' } })
  expect(state()).toEqual(['04', false])
})

test('the booking keeps the name and says why there is no number [OPEN-134]', () => {
  const values = toOwnerPetValues(bella())
  const owner = { ...values.owner, phoneNumber: '', noPhone: true }
  const booking = withOwnerPetValues(bella(), { ...values, owner }, null)
  expect(booking.owner).toMatchObject({ lastName: 'Ngata', phoneNumber: '', noPhone: true })
  const told = (row: typeof booking.owner) => rowsOfOwner(row, {}).find(({ name }) => name === 'phoneNumber')?.value
  expect(told(booking.owner)).toBe('No phone: not reachable')
  expect(told({ ...ownerFields.empty(), noPhone: false })).toBe('')
})

test('accepts a New Zealand number, and says what it cannot do [OPEN-125]', () => {
  show('+64 21 123 456')
  expect(screen.getByText(/^We can call this number, but it can't receive an SMS/)).toBeTruthy()
  fireEvent.change(phone(), { target: { value: '0892000000' } })
  expect(screen.queryByText(/^We can call this number/)).toBeNull()
})
