import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { SERVICE_TYPE, ServerBookingSchema } from '@portal/domain'
import { hasArrived, nextStepOf, progressOf } from './rules'

const labels = { 'VP Unsubmitted': 'Unsubmitted', 'VP Submitted': 'Submitted' }
const booking = (order_stage_c: string | null, cstm: object = {}) =>
  parse(ServerBookingSchema, {
    id: 'b1',
    cstm: {
      order_stage_c,
      opportunity_type: 'vet_direct',
      service_type: { id: 's1', name: SERVICE_TYPE.privateReturn },
      ...cstm,
    },
  })
const supplies = { service_type: { id: 's2', name: 'Vet Supply Order' } }
const urns = { service_type: { id: 's3', name: SERVICE_TYPE.urnsAndMemorabilia } }

describe('progress', () => {
  test('of a pet follows the eight stage groups [BKG-37, DOM-52..59]', () => {
    const { steps, current } = progressOf(booking('In Cremation'))
    expect(steps).toHaveLength(8)
    expect(current).toBe('Cremation')
    expect(progressOf(booking('VP Submitted')).current).toBeNull()
  })

  test.each([
    ['VP Unsubmitted', null],
    ['Somewhere', null],
    ['VP Submitted', 'Collection'],
    ['Pet Collected - Pending Details', 'Confirmation'],
    ['In Cremation', null],
  ])('of a pet outside the groups names the next group: %s, %s [OPEN-26, OPEN-175]', (stage, next) => {
    expect(progressOf(booking(stage)).next).toBe(next)
  })

  test.each([
    ['VP Unsubmitted', null],
    ['Pre-Booking', null],
    ['Awaiting Collection', null],
    ['Somewhere', null],
    [null, null],
    ['VP Submitted', 'Ordered'],
    ['On Hold', 'Preparation'],
    ['Awaiting Product', 'Preparation'],
    ['Split Delivery - Awaiting Product', 'Preparation'],
    ['Preparation Completed', 'Preparation'],
    ['Quality Assurance Completed', 'Preparation'],
    ['Posted', 'Delivery'],
    ['Awaiting Return Delivery', 'Delivery'],
    ['Ready at Office', 'Delivery'],
    ['Completed - Posted', 'Completed'],
  ])('of a product order has no cremation: %j is %j [BKG-37, OPEN-26]', (stage, current) => {
    for (const order of [supplies, urns]) {
      const steps = ['Ordered', 'Preparation', 'Delivery', 'Completed']
      expect(progressOf(booking(stage, order))).toEqual({ steps, current, next: null })
    }
  })
})

describe('what happens next [BKG-38]', () => {
  test.each([
    ['VP Unsubmitted', {}, 'submit'],
    ['Pet Collected - Pending Details', {}, 'giveDetails'],
    ['VP Unsubmitted', supplies, 'submit'],
    ['VP Unsubmitted', { service_type: { id: 's', name: 'something new' } }, 'submitElsewhere'],
    ['VP Unsubmitted', urns, 'submit'],
    ['VP Unsubmitted', { ok_cremate_c: '1' }, null],
    ['VP Submitted', {}, 'instructions'],
    ['VP Submitted', { opportunity_type: 'referral' }, 'instructionsOrPayment'],
    ['VP Submitted', { opportunity_type: 'vet_unity' }, 'instructionsOrPayment'],
    ['VP Submitted', { ok_prepare_c: '1' }, 'nothingToDo'],
    ['VP Submitted', { opportunity_type: 'another' }, 'nothingToDo'],
    ['VP Submitted', supplies, 'orderOrdered'],
    ['VP Submitted', { ...urns, opportunity_type: 'referral' }, 'orderOrdered'],
    ['Awaiting Product', supplies, 'orderPreparation'],
    ['On Hold', supplies, 'onHold'],
    ['Posted', urns, 'orderDelivery'],
    ['Pre-Booking', {}, 'collect'],
    ['Awaiting Collection', {}, 'collect'],
    ['Pet Collected', {}, 'Collection'],
    ['On Hold', {}, 'onHold'],
    ['Awaiting Keepsakes', {}, 'Confirmation'],
    ['Ashes in Library (On Hold)', {}, 'ashesHeld'],
    ['Split Delivery - Posted', {}, 'Return'],
    ['Completed - Returned', {}, 'Completed'],
    ['Somewhere', {}, null],
    [null, {}, null],
  ])('at %j with %j the next step is %j', (stage, cstm, next) => {
    expect(nextStepOf(booking(stage, cstm), labels)).toBe(next)
  })
})

test.each([
  ['VP Submitted', false],
  ['Awaiting Collection', false],
  ['Pre-Booking', false],
  [null, false],
  ['Pet Collected - Pending Details', true],
  ['Pet Collected', true],
  ['Completed - Returned', true],
])('at %j the pet has arrived: %j', (stage, arrived) => expect(hasArrived(stage)).toBe(arrived))
