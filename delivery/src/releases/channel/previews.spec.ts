import { expect, test } from 'vitest'
import { findChannelLimitFault, findPreviewLimitFault } from './previews'

const names = (...counts: readonly number[]) =>
  counts.flatMap((count, at) => Array.from({ length: count }, () => `mf-${'abcdef'[at] ?? ''}`))

test.each([
  ['none', names(), ''],
  ['three of a remote', names(3), ''],
  ['four of a remote', names(1, 4), 'At most 3 previews of one remote'],
  ['ten of four remotes', names(3, 3, 3, 1), ''],
  ['eleven of four remotes', names(3, 3, 3, 2), 'At most 10 previews at once'],
])('%s [OPEN-276]', (_, all, start) => {
  const expected = findPreviewLimitFault(all)?.expected ?? ''
  expect(expected.slice(0, start.length || undefined)).toBe(start)
})

test('does not count expired previews [OPEN-276]', () => {
  const now = new Date('2026-06-10T00:00:00.000Z')
  const lasting = (hour: string) => ({
    name: 'mf-a',
    version: '1.0.0',
    users: [],
    until: `2026-06-10T${hour}:00:00.000Z`,
  })
  const hours = ['00', '01', '02', '03', '04']
  const previews = Object.fromEntries(hours.map((hour) => [`pr-${hour}`, lasting(hour)]))
  expect(findChannelLimitFault({ pointers: {}, canaries: {}, previews }, now)?.found).toBe('4 of mf-a')
  const { 'pr-04': _, ...others } = previews
  expect(findChannelLimitFault({ pointers: {}, canaries: {}, previews: others }, now)).toBeNull()
})
