import { expect, test } from 'vitest'
import { crowdedChannel, tooManyPreviews } from './preview-limits'

const names = (...counts: readonly number[]) =>
  counts.flatMap((count, at) => Array.from({ length: count }, () => `mf-${'abcdef'[at] ?? ''}`))

test.each([
  ['none', names(), null],
  ['three of a remote', names(3), null],
  ['four of a remote', names(1, 4), 'At most 3 previews of one remote'],
  ['ten of four remotes', names(3, 3, 3, 1), null],
  ['eleven of four remotes', names(3, 3, 3, 2), 'At most 10 previews at once'],
])('%s [OPEN-276]', (_, all, words) => {
  expect(tooManyPreviews(all)?.expected ?? null).toEqual(words === null ? null : expect.stringContaining(words))
})

test('those that are over take no place [OPEN-276]', () => {
  const now = new Date('2026-06-10T00:00:00.000Z')
  const lasting = (hour: string) => ({
    name: 'mf-a',
    version: '1.0.0',
    users: [],
    until: `2026-06-10T${hour}:00:00.000Z`,
  })
  const hours = ['00', '01', '02', '03', '04']
  const previews = Object.fromEntries(hours.map((hour) => [`pr-${hour}`, lasting(hour)]))
  expect(crowdedChannel({ pointers: {}, canaries: {}, previews }, now)?.found).toBe('4 of mf-a')
  const { 'pr-04': _, ...others } = previews
  expect(crowdedChannel({ pointers: {}, canaries: {}, previews: others }, now)).toBeNull()
})
