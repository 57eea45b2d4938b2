import { expect, test } from 'vitest'
import type { PortalBooking } from '@portal/domain'
import { bella, line } from '../testing/bookings'
import { lost } from '../testing/played-session'
import { bookingCart } from './cart'

test("resolves to the line as stored, with its new id and its booking's id [CAT-42]", async () => {
  const kept = { ...line('l1', 'Paw print', 85), editId: 'edit-1' }
  const booking = { ...bella(), quotedProducts: [kept] }
  const cart = bookingCart(bella(), { ask: async () => ({ kind: 'saved', booking }) })
  const sent = { editId: 'edit-1', productId: 'product-l1', name: 'Paw print', quantity: 1 }
  expect(await cart.saveLine(sent)).toEqual({ ...kept, bookingId: bella().id })
})

test("the owner is asked to check words when their number opens the owner's pages [OPEN-133, OPEN-383]", () => {
  const ask = () => Promise.reject(lost)
  const check = (change: Partial<PortalBooking>) => bookingCart({ ...bella(), ...change }, { ask }).ownerCheck
  const calledAt = (phoneNumber: string) => ({ owner: { ...bella().owner, phoneNumber } })
  expect(check({})).toBe('afterSubmission')
  expect(check({ id: '', orderStage: null, parsedOrderStage: '' })).toBe('afterSubmission')
  expect(check({ orderStage: 'VP Submitted', parsedOrderStage: 'Submitted' })).toBe('afterSave')
  expect(['', '1300 123 456', '+64 21 123 456'].map((phone) => check(calledAt(phone)))).toEqual(Array(3).fill('never'))
  expect(check({ skipOwnerDetails: true })).toBe('never')
})

test("rejects with the server's refusal; nothing is lost [CAT-40]", async () => {
  const cart = bookingCart(bella(), { ask: async () => ({ kind: 'failed', error: lost }) })
  await expect(cart.removeLine(line('l1', 'Paw print', 85))).rejects.toBe(lost)
})
