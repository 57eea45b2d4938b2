import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { formatMoment } from './format'

test.each([
  ['Australia/Adelaide', '2026-10-03T16:29Z 01:59', '2026-10-03T16:30Z 03:00', '2026-04-04T16:30Z 02:00'],
  ['Australia/Sydney', '2026-10-03T15:59Z 01:59', '2026-10-03T16:00Z 03:00', '2026-04-04T16:00Z 02:00'],
  ['Australia/Hobart', '2026-10-03T15:59Z 01:59', '2026-10-03T16:00Z 03:00', '2026-04-04T16:00Z 02:00'],
  ['Australia/Perth', '2026-10-03T17:59Z 01:59', '2026-10-03T18:00Z 02:00', '2026-04-04T18:00Z 02:00'],
  ['Australia/Darwin', '2026-10-03T16:29Z 01:59', '2026-10-03T16:30Z 02:00', '2026-04-04T16:30Z 02:00'],
  ['Australia/Brisbane', '2026-10-03T15:59Z 01:59', '2026-10-03T16:00Z 02:00', '2026-04-04T16:00Z 02:00'],
] as const)('local time in %s around daylight-saving changes [OPEN-126]', (zone, ...rows) => {
  for (const row of rows) {
    const [moment = '', clock] = row.split(' ')
    expect(formatMoment(moment, 'HH:mm', zone)).toBe(clock)
  }
})

describe('on a computer whose own time zone skips an hour', () => {
  beforeAll(() => void vi.stubEnv('TZ', 'Australia/Adelaide'))
  afterAll(() => void vi.unstubAllEnvs())

  test('a zone without daylight saving shows that hour [SHL-61]', () =>
    expect(formatMoment('2026-10-03T18:30:00Z', 'HH:mm D-MMM-YYYY', 'Australia/Perth')).toBe('02:30 4-Oct-2026'))
})
