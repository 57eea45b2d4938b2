import { useEffect, useRef, useState } from 'react'
import type { PortalBooking } from '@portal/domain'
import { choose, hasQuestion, mergeNewer, mergeStateOf } from '@portal/forms'
import type { ThreeWayMerge } from '@portal/forms'
import { Alert, Button } from '@portal/ui'
import { ChangeList } from '../ChangeList'
import { changesBetween } from '../field-changes'
import type { FieldChange } from '../field-changes'

interface ChangedMeanwhileProps {
  readonly changes: readonly FieldChange[]
  readonly onSeen: () => void
}

/**
 * Lists changes that others made while this page was open; nothing can be submitted before they are seen [OPEN-86,
 * OPEN-102].
 */
export function BookingChanges({ changes, onSeen }: ChangedMeanwhileProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <div ref={box} tabIndex={-1} data-html2canvas-ignore>
      <Alert kind="warning" title={changeSummary(changes)}>
        <ChangeList changes={changes} words={{ before: 'This page showed', now: 'It is now' }} />
        <Button size="small" onClick={onSeen}>
          Go on with the booking as it is now
        </Button>
      </Alert>
    </div>
  )
}

function changeSummary(changes: readonly FieldChange[]): string {
  const items = changes.filter(({ label }) => label !== 'Total')
  const isCosts = items.length > 0 && items.every((change) => change.isCost)
  if (!isCosts) return 'Somebody else has changed this booking. Nothing is submitted yet.'
  const priceChanges = items.map(({ label, before, now }) => `${label} costs ${now} now; it was ${before}.`)
  return `${priceChanges.join(' ')} Nothing is submitted yet. Check the order again, then submit.`
}

/**
 * The booking as shown, with the staff member's name from this user, so that it does not count as a colleague's change.
 */
interface BookingView {
  readonly booking: PortalBooking
  readonly ownName: string
}

/** One question for the whole booking, whatever others changed in it. */
const BOOKING = 'booking'

/** No change is taken over before it was seen. */
const SEEN_FIRST: ThreeWayMerge<BookingView> = {
  merge: (seen, mine, theirs) => ({
    merged: mine,
    fromTheirs: [],
    conflicts: changesOf(seen, mine, theirs).length > 0 ? [BOOKING] : [],
  }),
  take: (into, { booking }, names) => (names.includes(BOOKING) ? { ...into, booking } : into),
}

/** The booking as the page showed it, and what others changed since [OPEN-86]. */
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

function changesOf({ booking: seen }: BookingView, { ownName: vetStaff }: BookingView, { booking: now }: BookingView) {
  return changesBetween(now.vetStaff === vetStaff ? { ...seen, vetStaff } : seen, now)
}
