import type { BookingRow } from '@portal/domain'
import { pictureOf } from '../data/use-booking-page'

/** Of a page of bookings what is compared. */
interface Shown {
  readonly data: readonly BookingRow[]
  readonly total: number | null
}

/** What a row shows, as a text to be compared: that a day has passed is no change of a booking. */
const shownIn = (row: BookingRow) => JSON.stringify({ ...row, tag_image: pictureOf(row), age_days: 0, is_late: false })

/**
 * How many bookings are not as they are shown: other words in a row, and those that came or went [OPEN-206]. On a full
 * page each that comes pushes another off, and each that goes lets another in, which has not changed: of both kinds the
 * larger number counts, or that of all bookings, or that of those which are `heard` to have changed.
 */
export function changedCount(shown: Shown, now: Shown, heard: ReadonlySet<string>): number {
  const before = new Map(shown.data.map((row) => [row.id, shownIn(row)]))
  const after = new Map(now.data.map((row) => [row.id, shownIn(row)]))
  const stays = [...before].filter(([id]) => after.has(id))
  const changed = stays.filter(([id, words]) => after.get(id) !== words).length
  const came = [...after.keys()].filter((id) => !before.has(id))
  const went = [...before.keys()].filter((id) => !after.has(id))
  const told = [...came, ...went].filter((id) => heard.has(id)).length
  const more = Math.abs((now.total ?? 0) - (shown.total ?? 0))
  return changed + Math.max(came.length, went.length, told, more)
}
