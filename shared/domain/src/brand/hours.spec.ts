import { expect, test } from 'vitest'
import { careDay } from './hours'

const perth = { opens: '08:00', closes: '17:00', time_zone: 'Australia/Perth' } as const
const melbourne = { opens: '08:30', closes: '17:30', time_zone: 'Australia/Melbourne' } as const

test.each([
  ['a Wednesday at 13:41', perth, '2026-11-25T05:41:00Z', '2026-11-25T00:00:00Z', true],
  ['the minute it opens', perth, '2026-11-25T00:00:00Z', '2026-11-25T00:00:00Z', true],
  ['a minute before', perth, '2026-11-24T23:59:00Z', '2026-11-25T00:00:00Z', false],
  ['the last moment', perth, '2026-11-25T08:59:59Z', '2026-11-25T00:00:00Z', true],
  ['the minute it closes: tomorrow', perth, '2026-11-25T09:00:00Z', '2026-11-26T00:00:00Z', false],
  ['a Friday evening: on Monday', perth, '2026-11-27T09:00:00Z', '2026-11-30T00:00:00Z', false],
  ['a Sunday: on Monday', perth, '2026-11-29T03:00:00Z', '2026-11-30T00:00:00Z', false],
  ['the Sunday on which summer begins: on Monday', melbourne, '2026-10-04T03:00:00Z', '2026-10-04T21:30:00Z', false],
  ['the Sunday on which it ends: on Monday', melbourne, '2026-04-05T03:00:00Z', '2026-04-05T22:30:00Z', false],
] as const)('on %s [OPEN-130]', (_, hours, now, opensAt, isOpen) => {
  expect(careDay(hours, new Date(now))).toMatchObject({ opensAt: new Date(opensAt), isOpen })
})

test.each(['', 'soon', '8', 'Infinity:00', '__proto__'])(
  'invalid hours (%s) still give a care day [OPEN-288]',
  (time) => {
    const { opensAt } = careDay({ ...perth, opens: time, closes: time }, new Date('2026-11-25T05:41:00Z'))
    expect(opensAt).toEqual(new Date('2026-11-25T16:00:00Z'))
  },
)
