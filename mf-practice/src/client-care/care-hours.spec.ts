import { expect, test } from 'vitest'
import { careHoursWords } from './care-hours'

const perth = { opens: '08:00', closes: '17:00', time_zone: 'Australia/Perth' } as const

test('the hours are told by the clock of the practice [OPEN-130]', () => {
  const noon = new Date('2026-11-25T04:00:00Z')
  expect(careHoursWords(perth, noon, 'Australia/Perth')).toEqual([
    'Monday to Friday, 08:00 to 17:00, Perth time.',
    'Open now.',
  ])
  expect(careHoursWords(perth, noon, 'Australia/Melbourne')[0]).toBe(
    'Monday to Friday, 11:00 to 20:00, Melbourne time.',
  )
})

test('out of hours it says when somebody answers again', () => {
  expect(careHoursWords(perth, new Date('2026-11-27T09:00:00Z'), 'Australia/Perth')).toEqual([
    'Monday to Friday, 08:00 to 17:00, Perth time.',
    'Closed now, until 08:00am, Mon 30 Nov 2026.',
  ])
})
