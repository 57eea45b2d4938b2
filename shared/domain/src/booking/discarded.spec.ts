import { expect, test } from 'vitest'
import { canEdit, whyNoEdit } from './rules'
import { canRestore, restoreDeadline, whyNoDiscard } from './discarded'

test.each([
  ['VP Unsubmitted', null],
  [' VP Unsubmitted ', null],
  ['Pet Collected - Pending Details', 'collected'],
  ['VP Submitted', 'submitted'],
  ['In Cremation', 'submitted'],
  ['Cancelled', 'cancelled'],
  [null, 'submitted'],
])('a booking at %j cannot be discarded because of: %j [OPEN-128]', (stage, why) => {
  expect(whyNoDiscard(stage)).toBe(why)
})

test('a discarded booking can be restored for 30 days', () => {
  const at = '2026-11-25T05:41:00Z'
  expect(restoreDeadline(at)).toEqual(new Date('2026-12-25T05:41:00Z'))
  expect(canRestore(at, new Date('2026-12-25T05:40:59Z'))).toBe(true)
  expect(canRestore(at, new Date('2026-12-25T05:41:00Z'))).toBe(false)
})

test('a discarded or cancelled booking cannot be edited [OPEN-127, OPEN-128]', () => {
  const cstm = { order_stage_c: 'VP Unsubmitted', ok_cremate_c: false, service_type: null, is_package_c: false }
  const booking = { cstm, discarded_at: '2026-11-25T05:41:00Z' }
  expect(canEdit(booking)).toBe(false)
  expect(canEdit({ cstm, discarded_at: null })).toBe(true)
  expect(canEdit({ cstm: { ...cstm, order_stage_c: 'VP Submitted - Cancelled' } })).toBe(false)
  const facts = { ...booking, opportunity_type: 'vet_direct', quoted_products: [] }
  expect(
    whyNoEdit({
      ...facts,
      cstm: { ...cstm, opportunity_type: null, service_type: { name: 'private cremation & return of ashes' } },
    }),
  ).toBe('discarded')
})
