import { expect, test } from 'vitest'
import type { QuotedLine } from '@portal/domain'
import { bella, line } from '../testing/bookings'
import { wizardState } from '../testing/wizard-state'
import { bookingCart, lineOf } from './cart'
import type { BookingWriter } from './booking-writer'

/** A writer that keeps the lines it is asked to save. */
function recording(booking = bella()) {
  const saved: (readonly QuotedLine[])[] = []
  const writer: BookingWriter = {
    ...wizardState({ booking }).writer,
    saveLines: async (change) => {
      saved.push(change(booking))
      return booking
    },
  }
  return { saved, cart: bookingCart(booking, writer) }
}

test('removing marks the line deleted with quantity 0 [CAT-46]', async () => {
  const { cart, saved } = recording()
  await cart.removeLine(line('l1', 'Paw print', 85, 2))
  expect(saved).toEqual([[{ ...line('l1', 'Paw print', 85, 2), deleted: true, quantity: 0 }]])
})

test('an undone removal has the quantity it had', async () => {
  const { cart, saved } = recording()
  await cart.restoreLine(line('l1', 'Paw print', 85, 2))
  expect(saved[0]?.[0]).toMatchObject({ id: 'l1', deleted: false, quantity: 2 })
})

test('only the changed line is saved; those not named stay on the server', async () => {
  const booking = { ...bella(), quotedProducts: [line('l1', 'Paw print', 85), line('l2', 'Urn', 120)] }
  const { cart, saved } = recording(booking)
  await cart.saveLine({ id: 'l2', productId: 'product-l2', name: 'Urn', quantity: 3 })
  expect(saved[0]?.map(({ id, quantity }) => [id, quantity])).toEqual([['l2', 3]])
})

test('answers the line as the server keeps it, a new one with its id, and whose booking it is [CAT-42]', async () => {
  const kept = { ...line('l1', 'Paw print', 85), editId: 'edit-1' }
  const { cart } = recording({ ...bella(), quotedProducts: [kept] })
  const sent = { editId: 'edit-1', productId: 'product-l1', name: 'Paw print', quantity: 1 }
  expect(await cart.saveLine(sent)).toEqual({ ...kept, bookingId: bella().id })
})

test('a new line carries an edit id, so that a repeated try adds it once', () => {
  const made = lineOf({ productId: 'p9', name: 'Candle', quantity: 1 }, 'edit-9', [])
  expect(made).toMatchObject({
    id: '',
    editId: 'edit-9',
    actualProductIdC: 'p9',
    quantity: 1,
    isVpcreated: true,
  })
})
