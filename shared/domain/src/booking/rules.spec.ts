import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { SERVICE_TYPE } from '../service-type/rules'
import { bookingStatus, canEdit, isUnsubmitted, listAction, submittedAt, whyNoEdit } from './rules'
import { ServerBookingSchema } from './schema'

const labels = {
  'VP Unsubmitted': 'Unsubmitted',
  'VP Submitted': 'Submitted',
  'Pet Collected - Pending Details': 'Details pending',
  'In Cremation': 'In Progress',
}
const booking = (order_stage_c: string | null, cstm: object = {}) =>
  parse(ServerBookingSchema, {
    id: 'b1',
    cstm: { order_stage_c, service_type: { id: 's1', name: SERVICE_TYPE.privateReturn }, ...cstm },
  })

describe('editing', () => {
  test.each([
    ['VP Unsubmitted', true],
    ['VP Submitted', true],
    ['In Cremation', true],
    ['Pet Collected - Pending Details', true],
    ['Pre-Booking', true],
    ['Awaiting Collection', true],
    ['On Hold', true],
    ['Ashes in Library (On Hold)', false],
    ['Awaiting Return', false],
    [null, false],
  ])('at stage %j a booking allows: %j [OPEN-23, OPEN-24, OPEN-325]', (stage, may) => {
    expect(canEdit(booking(stage), labels)).toBe(may)
  })

  test('the final-cremate flag ends editing [BKG-48]', () => {
    expect(canEdit(booking('VP Unsubmitted', { ok_cremate_c: '1' }), labels)).toBe(false)
  })

  test('rows offer Edit while the booking waits for the practice, otherwise View [BKG-30, BKG-31, OPEN-230]', () => {
    expect(listAction(booking('VP Unsubmitted'), labels)).toBe('edit')
    expect(listAction(booking('VP Submitted'), labels)).toBe('view')
    expect(listAction(booking('Pet Collected - Pending Details'), labels)).toBe('edit')
    expect(listAction(booking('Held'), { Held: 'Unsubmitted, held' })).toBe('edit')
    expect(listAction(booking('Pet Collected - Pending Details', { ok_cremate_c: 1 }), labels)).toBe('view')
    expect(listAction(booking('VP Unsubmitted', { ok_cremate_c: 1 }), labels)).toBe('view')
  })

  test('vet supply orders can be edited until they are submitted [OPEN-40]', () => {
    const order = (stage: string) => booking(stage, { service_type: { id: 's9', name: 'Vet Supply Order' } })
    expect(listAction(order('VP Unsubmitted'), labels)).toBe('edit')
    expect(listAction(order('Held'), { Held: 'Unsubmitted, held' })).toBe('edit')
    expect(whyNoEdit(order('Held'), { Held: 'Unsubmitted, held' })).toBeNull()
    expect(listAction(order('VP Submitted'), labels)).toBe('view')
  })

  test.each([
    ['VP Unsubmitted', {}, null],
    ['Pet Collected - Pending Details', {}, null],
    ['VP Submitted', { ok_cremate_c: '1' }, 'final'],
    ['Awaiting Return', {}, 'stage'],
    [null, {}, 'stage'],
    ['VP Unsubmitted', { service_type: { id: 's9', name: 'Vet Supply Order' } }, null],
    ['VP Submitted', { service_type: { id: 's9', name: 'Vet Supply Order' } }, 'noWizard'],
    ['VP Submitted', { service_type: { id: 's9', name: 'something new' } }, 'noWizard'],
  ])('%j with %j cannot be edited because of: %j [BKG-48, BKG-49, OPEN-40]', (stage, cstm, reason) => {
    expect(whyNoEdit(booking(stage, cstm), labels)).toBe(reason)
  })

  test('unsubmitted bookings wait for Submit booking [WIZ-24, WIZ-105]', () => {
    expect(isUnsubmitted(booking('Pet Collected - Pending Details'), labels)).toBe(true)
    expect(isUnsubmitted(booking('VP Submitted'), labels)).toBe(false)
  })
})

describe('status', () => {
  const at = '2026-03-14T02:05:00Z'
  const submitted = (opportunity_type: string, ok_prepare_c: string, ok_prepare_time_c: string | null = null) =>
    bookingStatus(booking('VP Submitted', { opportunity_type, ok_prepare_c, ok_prepare_time_c }), labels)

  test('vet_direct waits for instructions and then shows that they arrived [BKG-43, BKG-44, BKG-47]', () => {
    expect(submitted('vet_direct', '0')).toEqual({ kind: 'waitingInstructions' })
    expect(submitted('vet_direct', '1', at)).toEqual({ kind: 'instructionsReceived', date: at })
  })

  test('other practices wait for instructions or payment and then show that they arrived [BKG-45, BKG-46, OPEN-25]', () => {
    expect(submitted('referral', '0')).toEqual({ kind: 'waitingInstructionsOrPayment' })
    expect(submitted('vet_unity', '0')).toEqual({ kind: 'waitingInstructionsOrPayment' })
    expect(submitted('referral', '1', at)).toEqual({ kind: 'instructionsOrPaymentReceived', date: at })
    expect(submitted('vet_unity', '1', at)).toEqual({ kind: 'instructionsOrPaymentReceived', date: at })
  })

  test.each([SERVICE_TYPE.vetSupplyOrder, 'Urns and Memorabilia Order'])(
    'an order of products does not wait for instructions: %s [BKG-43, BKG-45]',
    (name) => {
      const order = { opportunity_type: 'vet_direct', service_type: { id: 's9', name } }
      expect(bookingStatus(booking('VP Submitted', order), labels)).toEqual({ kind: 'stage', label: 'Submitted' })
    },
  )

  test('a missing time shows no date [OPEN-25]', () => {
    expect(submitted('vet_direct', '1')).toEqual({ kind: 'instructionsReceived', date: null })
  })

  test('other stages show their label [OPEN-25, OPEN-26]', () => {
    expect(bookingStatus(booking('In Cremation'), labels)).toEqual({ kind: 'stage', label: 'In Progress' })
    expect(bookingStatus(booking('Somewhere'), labels)).toEqual({ kind: 'stage', label: 'Somewhere' })
    expect(bookingStatus(booking(null), labels)).toEqual({ kind: 'stage', label: 'Unknown' })
  })
})

test('the booking was submitted at its event to VP Submitted [DOM-60, OPEN-29]', () => {
  const event = (to_value: string, date_created: string | null) => ({ to_value, date_created })
  const order_events = [
    event('VP Unsubmitted', '2026-03-13T01:00:00Z'),
    event('VP Submitted', '2026-03-13T02:00:00Z'),
    event('In Cremation', '2026-03-15T02:00:00Z'),
  ]
  expect(submittedAt({ order_events })).toBe('2026-03-13T02:00:00Z')
  expect(submittedAt({ order_events: [event('VP Submitted', null)] })).toBeNull()
  expect(submittedAt({ order_events: [] })).toBeNull()
})
