import { expect, test } from 'vitest'
import { draftOf } from '@portal/testing'
import { draftLine } from './draft-line'

const lineOf = (summary: Parameters<typeof draftOf>[0]) => draftLine(draftOf(summary), 'Australia/Perth')

test('the draft of a submitted booking names its unconfirmed changes', () => {
  const { state } = lineOf({ isEdit: true, orderId: '500007', petName: 'Milo', isSubmitted: true })
  expect(state).toBe('Submitted. Your changes are not confirmed yet')
})

test('a vet supply order has no pet: its name is the supplies', () => {
  const { name, state } = lineOf({ kind: 'vet-supply-order', missing: ['supplies'] })
  expect(name).toBe('Vet supplies')
  expect(state).toBe('Missing: supplies')
})
