import type { BookingRow } from '@portal/domain'
import { pictureOf } from '../data/use-booking-page'

/** The compared parts of a page of bookings. */
interface ComparedPage {
  readonly data: readonly BookingRow[]
  readonly total: number | null
}

/** A row as text, for comparison. Its age and picture signature do not count as a change. */
const shownIn = (row: BookingRow) => JSON.stringify({ ...row, tag_image: pictureOf(row), age_days: 0, is_late: false })

/**
 * Number of bookings that differ from what is shown: changed rows, and rows that came or went [OPEN-206]. On a full
 * page a new row pushes another off, and a removed one lets another in. So the larger of the two counts, or the change
 * in the total, or the number of bookings reported as changed (`heard`).
 */
export function changedCount(shown: ComparedPage, now: ComparedPage, heard: ReadonlySet<string>): number {
  const before = new Map(shown.data.map((row) => [row.id, shownIn(row)]))
  const after = new Map(now.data.map((row) => [row.id, shownIn(row)]))
  const stays = [...before].filter(([id]) => after.has(id))
  const changed = stays.filter(([id, words]) => after.get(id) !== words).length
  const came = [...after.keys()].filter((id) => !before.has(id))
  const went = [...before.keys()].filter((id) => !after.has(id))
  const reported = [...came, ...went].filter((id) => heard.has(id)).length
  const more = Math.abs((now.total ?? 0) - (shown.total ?? 0))
  return changed + Math.max(came.length, went.length, reported, more)
}
