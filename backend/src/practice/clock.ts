import { dayOf, timeZoneOf } from '@portal/domain'
import type { TimeZone } from '@portal/domain'
import type { PracticeRow } from '../db/schema/practice'

/** Whose clock a practice goes by: that of its office [OPEN-126]. */
export const clockOf = ({ office }: Pick<PracticeRow, 'office'>): TimeZone => timeZoneOf(office.state)

/** The practice's day at a moment, YYYY-MM-DD. */
export const practiceDay = (practice: Pick<PracticeRow, 'office'>, moment: Date): string =>
  dayOf(moment, clockOf(practice))
