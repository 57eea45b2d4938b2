import { expect, test } from 'vitest'
import { booking, labels } from '../data/bookings.fixture'
import { statusText } from './status-text'

const of = (relationship: string, ready: boolean, time: string | null = '2026-03-14T02:05:00Z') =>
  statusText(
    booking({
      cstm: { opportunity_type: relationship, ok_prepare_c: ready, ok_prepare_time_c: ready ? time : null },
    }),
    labels,
    'Australia/Perth',
  )

test('vet_direct waits for final instructions [BKG-43]', () => {
  expect(of('vet_direct', false)).toBe('Waiting for final instructions')
})

test('vet_direct has final instructions, with the date [BKG-42, BKG-44, BKG-47]', () => {
  expect(of('vet_direct', true)).toBe('Final instructions received 10:05am, Sat 14 Mar 2026')
})

test.each(['referral', 'vet_unity'])('%s waits for instructions and/or payment [BKG-45]', (relationship) => {
  expect(of(relationship, false)).toBe('Waiting for final instructions and/or payment')
})

test.each(['referral', 'vet_unity'])('%s has instructions and/or payment [BKG-46, OPEN-25]', (relationship) => {
  expect(of(relationship, true)).toBe('Final instructions and/or payment received 10:05am, Sat 14 Mar 2026')
})

test('the text has no date when the time is unknown [OPEN-25]', () => {
  expect(of('vet_direct', true, null)).toBe('Final instructions received')
})

test('every other stage shows its label, the raw stage or Unknown [OPEN-25, OPEN-26]', () => {
  const at = (stage: string | null) => statusText(booking({ cstm: { order_stage_c: stage } }), labels, 'UTC')
  expect(at('Awaiting Return Delivery')).toBe('On the Way Home')
  expect(at('Posted')).toBe('Posted')
  expect(at(null)).toBe('Unknown')
})
