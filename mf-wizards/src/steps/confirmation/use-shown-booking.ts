import type { PortalBooking } from '@portal/domain'
import { useVersioned } from '@portal/writes'
import type { Save, ThreeWayMerge } from '@portal/writes'
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
  merge: (seen, mine, theirs) => {
    const isSeen = changesOf(seen, mine, theirs).length === 0
    const merged = isSeen ? { ...mine, booking: theirs.booking } : mine
    return { merged, fromTheirs: [], conflicts: isSeen ? [] : [BOOKING] }
  },
  take: (into, { booking }, names) => (names.includes(BOOKING) ? { ...into, booking } : into),
}

/** What the page has shown of the booking, and what became another while it stood there [OPEN-86]. */
export function useShownBooking(
  booking: PortalBooking,
  submit: (shown: PortalBooking) => Promise<PortalBooking | null>,
) {
  const write: Save<Shown> = async (shown) => {
    const submitted = await submit(shown.booking)
    if (!submitted) return { is: 'failed' }
    return { is: 'saved', answer: { version: submitted.version, values: { ...shown, booking: submitted } } }
  }
  const read = { version: booking.version, values: { booking, ownName: '' } }
  const { mergeState, values, isAsked, choose, change, save } = useVersioned(read, write, SEEN_FIRST)
  return {
    isChanged: isAsked,
    changes: isAsked ? changesOf(mergeState.base, values, mergeState.answer.values) : [],
    accept: () => choose(BOOKING, 'theirs'),
    acceptName: (ownName: string) => change({ ...values, ownName }),
    /** Submits what was shown, unless others have changed it. */
    submit: async () => (await save()) === 'saved',
  }
}

function changesOf({ booking: seen }: Shown, { ownName: vetStaff }: Shown, { booking: now }: Shown) {
  return changesBetween(now.vetStaff === vetStaff ? { ...seen, vetStaff } : seen, now)
}
