import { dayOf, timeZoneOf } from '@portal/domain'
import type { TimeZone } from '@portal/domain'
import type { PracticeRow } from '../db/schema/practice'

/** Time zone of a practice, by its office [OPEN-126]. */
export const clockOf = ({ office }: Pick<PracticeRow, 'office'>): TimeZone => timeZoneOf(office.state)

/** Day of a moment in the practice's time zone, YYYY-MM-DD. */
export const practiceDay = (practice: Pick<PracticeRow, 'office'>, moment: Date): string =>
  dayOf(moment, clockOf(practice))
