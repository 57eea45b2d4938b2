import { useState } from 'react'
import type { PortalBooking } from '@portal/domain'
import { choose, hasQuestion, mergeNewer, mergeStateOf } from '@portal/forms'
import type { ThreeWayMerge } from '@portal/forms'
import { changesBetween } from '../field-changes'

/** What the page has shown, and the staff member's name as its own user gives it: nobody else's change. */
interface Shown {
  readonly booking: PortalBooking
  readonly ownName: string
}

/** A booking that is about to be submitted is one thing: whatever others changed of it is one question. */
const BOOKING = 'booking'

/** Nothing follows unseen. */
const SEEN_FIRST: ThreeWayMerge<Shown> = {
  merge: (seen, mine, theirs) => ({
    merged: mine,
    fromTheirs: [],
    conflicts: changesOf(seen, mine, theirs).length > 0 ? [BOOKING] : [],
  }),
  take: (into, { booking }, names) => (names.includes(BOOKING) ? { ...into, booking } : into),
}

/** What the page has shown of the booking, and what became another while it stood there [OPEN-86]. */
export function useShownBooking(booking: PortalBooking) {
  const now = { version: booking.version, values: { booking, ownName: '' } }
  const [seen, setSeen] = useState({ mergeState: mergeStateOf(now), values: now.values })
  const isNewer = now.version > seen.mergeState.answer.version
  const shown = isNewer ? mergeNewer(seen.mergeState, seen.values, now, SEEN_FIRST) : seen
  const { mergeState, values } = shown
  return {
    changes: changesOf(mergeState.base, values, now.values),
    isChanged: hasQuestion(mergeState),
    accept: () => setSeen(choose(mergeState, values, [BOOKING, 'theirs'], SEEN_FIRST)),
    acceptName: (ownName: string) => setSeen({ ...shown, values: { ...values, ownName } }),
  }
}

function changesOf({ booking: seen }: Shown, { ownName: vetStaff }: Shown, { booking: now }: Shown) {
  return changesBetween(now.vetStaff === vetStaff ? { ...seen, vetStaff } : seen, now)
}
