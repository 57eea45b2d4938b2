import { useEffect, useRef, useState } from 'react'
import { useClientCare } from '@portal/booking-ui'
import type { BookingRow } from '@portal/domain'
import { paths } from '@portal/federation'
import { Link } from '@portal/router'
import { Alert, Button } from '@portal/ui'
import { useBooking } from '../data/use-booking'
import { Question } from './Question'
import { useRestore } from './use-discard'
import type { BookingVersion } from './use-discard'

export interface FromListProps {
  readonly row: BookingRow
  readonly onEnd: () => void
}

/**
 * Discards a booking from its row, after the same confirmation as on its page, and offers to restore it in the row's
 * place [OPEN-136].
 */
export function DiscardFromList({ row, onEnd }: FromListProps) {
  const care = useClientCare()
  const [isDone, setDone] = useState(false)
  // A row has no version, so the booking is read first and discarded in the version that the dialog shows.
  const { data, error, isBusy, retry } = useBooking(row.id)
  if (isDone && data) return <DiscardedHere row={row} booking={data} onEnd={onEnd} />
  const text = `We couldn't load this booking, so it cannot be discarded yet. Try again, or call ${care}.`
  return (
    <Question
      booking={{ id: row.id, version: data?.version ?? 0 }}
      isReading={isBusy && !data}
      unread={error && !data ? { text, retry } : null}
      onDone={() => setDone(true)}
      onClose={onEnd}
    >
      <p>
        <strong>{nameOf(row)}</strong>
        <span>{row.owner_name && `, owner ${row.owner_name}`}</span>
      </p>
    </Question>
  )
}

const nameOf = ({ cstm, pet_name: pet }: BookingRow) =>
  ['Booking', cstm.order_id_c, pet && `for ${pet}`].filter(Boolean).join(' ')

function DiscardedHere({ row, booking, onEnd }: FromListProps & { readonly booking: BookingVersion }) {
  const { restore, isBusy, failure } = useRestore(booking)
  const [isBack, setBack] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // The row and the dialog that had the focus are gone.
  useEffect(() => place.current?.focus(), [])
  const back = async () => {
    if (!(await restore())) return
    setBack(true)
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={nameOf(row)}>
      {isBack ? (
        <Alert kind="success" title={`${nameOf(row)} is in your lists again`} onClose={onEnd} />
      ) : (
        <Alert kind="success" title={`${nameOf(row)} is discarded`} onClose={onEnd}>
          <p>
            For 30 days you can restore it from <Link to={paths.booking(row.id)}>its page</Link>.
          </p>
          <Button size="small" busy={isBusy} busyLabel="Restoring" onClick={() => void back()}>
            Restore
          </Button>
        </Alert>
      )}
      {failure && <Alert kind="error">{failure}</Alert>}
    </div>
  )
}
