import { careDay } from '@portal/domain'
import { expect, test } from 'vitest'
import { afterHoursText } from './after-hours-text'

const hours = { opens: '08:00', closes: '18:00', time_zone: 'Australia/Melbourne' } as const
const at = (moment: string) => careDay(hours, new Date(moment))

test("says when after-hours collection applies, in the practice's time zone [OPEN-131]", () => {
  expect(afterHoursText(at('2026-11-25T07:00:00Z'), 'Australia/Melbourne')).toBe(
    'Applies now, until 08:00am, Thu 26 Nov 2026, Melbourne time',
  )
  expect(afterHoursText(at('2026-11-25T03:00:00Z'), 'Australia/Melbourne')).toBe('Applies from 18:00, Melbourne time')
})
