import { expect, test } from 'vitest'
import { careHours, clientCare, clientCareNumber, retryOrCall, withClientCare } from './client-care'
import { careNow } from './use-care-hours'

const perth = { opens: '08:00', closes: '17:00', time_zone: 'Australia/Perth' } as const

test('groups the number 2-4-4 and keeps it on one line [PRA-31]', () => {
  expect(clientCareNumber('+61892000000')).toBe('08\u00a09200\u00a00000')
})

test('names Client Care with number and hours, or alone without a number', () => {
  expect(clientCare('+61892000000', null)).toBe('Client Care on 08\u00a09200\u00a00000')
  expect(retryOrCall('+61892000000', 'open until 17:00')).toBe(
    'Try again, or call Client Care on 08\u00a09200\u00a00000 (open until 17:00).',
  )
  expect(retryOrCall('', 'open until 17:00')).toBe('Try again, or call Client Care.')
})

test('a refusal says who to call once, in its own sentence or after it [OPEN-360]', () => {
  const care = 'Client Care on 08 9200 0000 (open until 17:00)'
  expect(withClientCare('Too many tries.', care)).toBe(`Too many tries. For help, call ${care}.`)
  const said = `This booking can no longer be changed. To change something, call ${care}.`
  expect(withClientCare(said, care)).toBe(said)
})

test("adds the hours, in its own time zone or the practice's [OPEN-137]", () => {
  expect(clientCare('+61892000000', careHours(perth))).toBe(
    'Client Care on 08\u00a09200\u00a00000 (Monday to Friday, 08:00 to 17:00, Perth time)',
  )
  expect([careHours(null), clientCare('', careHours(perth))]).toEqual([null, 'Client Care'])
  // Wednesday noon in Perth; Friday evening, after closing time.
  const [noon, evening] = [new Date('2026-11-25T04:00:00Z'), new Date('2026-11-27T09:00:00Z')]
  expect(careNow(perth, noon, 'Australia/Perth')).toBe('open until 17:00, Perth time')
  expect(careNow(perth, noon, 'Australia/Melbourne')).toBe('open until 20:00, Melbourne time')
  expect(careNow(perth, evening, 'Australia/Perth')).toBe('opens 8 am Monday, Perth time')
})
