import { toPortalBooking } from '@portal/domain'
import { changedFields } from '@portal/domain-bundled/booking-merge'
import type { BookingFieldName } from '@portal/domain-bundled/booking-merge'
import { sameValue } from '@portal/domain-bundled/merge'
import type { StoredBooking, LineRecord } from '../repositories/booking'
import { toServerBooking } from './to-server-booking'

/** Changed fields of a booking, compared as the page compares two versions [DOM-60]. */
export function changesBetween(before: StoredBooking, after: StoredBooking): BookingFieldName[] {
  const content = (stored: StoredBooking) => toPortalBooking(toServerBooking(stored, null))
  return changedFields(content(before), content(after))
}

/** New answers to warnings, each once [OPEN-270]. */
export function answersBetween(before: StoredBooking, after: StoredBooking): string[] {
  const answers = Object.entries(after.booking.warningAnswers)
  return [...new Set(answers.filter(([key]) => !(key in before.booking.warningAnswers)).map(([, answer]) => answer))]
}

/** Whether a save would change nothing. Then it makes no new version, so that other open forms stay current. */
export function isSameBooking(before: StoredBooking, after: StoredBooking): boolean {
  return sameValue(written(before), written(after))
}

/** Values of the booking that a save writes, without lines and instructions. */
export function ownColumns({ booking }: StoredBooking) {
  const { serviceType, serviceTypeId, isPackage, skipOwner, vetStaff, fees, details, warningAnswers } = booking
  return { serviceType, serviceTypeId, isPackage, skipOwner, vetStaff, fees, details, warningAnswers }
}

/** All values that a save writes, for comparison; missing values equal null. */
function written(stored: StoredBooking): unknown {
  const { lines, instructions } = stored
  const rows = {
    lines: lines.toSorted((a, b) => a.seq - b.seq),
    instructions: instructions.toSorted((a, b) => a.seq - b.seq),
  }
  return JSON.parse(JSON.stringify({ ...ownColumns(stored), ...rows }, (_key, value) => value ?? undefined))
}

/** Facts of an item for the history. */
type Item = Pick<
  LineRecord,
  | 'id'
  | 'name'
  | 'productId'
  | 'quantity'
  | 'deleted'
  | 'packageProducts'
  | 'engravingText'
  | 'children'
  | 'homeCollection'
  | 'parentProductId'
>

/**
 * Changes of a booking's items, by name: '2 × Candle added'. Reports that an engraved text changed, but not the text.
 * Zone lines belong to the collection, plaques to their package [OPEN-209].
 */
export function itemChanges(before: readonly Item[], after: readonly Item[]): string[] {
  const had = new Map(before.filter(isTold).map((item) => [item.id, item]))
  const has = new Map(after.filter(isTold).map((item) => [item.id, item]))
  const gone = [...had.values()].filter(({ id }) => !has.has(id)).map((item) => `${counted(item)} removed`)
  return [...[...has.values()].flatMap((item) => changeOf(had.get(item.id), item)), ...gone]
}

const isTold = (item: Item) => !item.deleted && !item.homeCollection && item.parentProductId === null
const counted = ({ quantity, name }: Item) => (quantity > 1 ? `${quantity} × ${name}` : name)
const wordsOf = ({ engravingText, children }: Item) => [engravingText, ...children.map((child) => child.engravingText)]

function changeOf(was: Item | undefined, is: Item): string[] {
  if (was === undefined) return [`${counted(is)} added`]
  if (was.productId !== is.productId) return [`${counted(is)} in place of ${counted(was)}`]
  const changes = [
    was.quantity !== is.quantity && `${is.quantity} instead of ${was.quantity}`,
    !sameValue(was.packageProducts, is.packageProducts) && 'other choices',
    !sameValue(wordsOf(was), wordsOf(is)) && 'other words',
  ].filter((change) => change !== false)
  return changes.length > 0 ? [`${is.name}: ${changes.join(', ')}`] : []
}
