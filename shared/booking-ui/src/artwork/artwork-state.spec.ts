import { expect, test } from 'vitest'
import { artworkDetail } from './artwork-state'

const nobody = { approvedBy: null, approvedAs: null, approvedAt: null, note: '' }

test('an approval shows by whom and when, a request shows its note [ENG-64]', () => {
  const approved = {
    ...nobody,
    state: 'approved',
    approvedBy: 'Grace Murray',
    approvedAt: '2026-03-01T05:07:00Z',
  } as const
  expect(artworkDetail({ ...approved, approvedAs: 'client' }, 'Australia/Perth')).toMatch(
    /^by Grace Murray, the owner, .*2026/,
  )
  expect(artworkDetail({ ...approved, approvedAs: 'staff' }, 'Australia/Perth')).toMatch(/^by Grace Murray, .*2026/)
  expect(artworkDetail({ ...nobody, state: 'changesAsked', note: 'Her name is Luna' }, 'Australia/Perth')).toBe(
    'Her name is Luna',
  )
  expect(artworkDetail({ ...nobody, state: 'waiting' }, 'Australia/Perth')).toBe('')
})
