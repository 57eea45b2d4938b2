import { useRef } from 'react'
import { Button } from '@portal/ui'
import type { BookingPage } from '../data/use-booking-page'
import styles from './ChangedBookings.module.css'
import { useChangedBookings } from './use-changed-bookings'

/** Counts bookings that changed since the table was read, and shows them on request [OPEN-206]. */
export function ChangedBookings({ page }: { page: BookingPage }) {
  const { count, state, show } = useChangedBookings(page)
  const place = useRef<HTMLDivElement>(null)
  const press = async () => {
    await show()
    // The button that had the focus is gone.
    place.current?.focus({ preventScroll: true })
  }
  const isFailed = state === 'failed'
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.line}>
      {count > 0 ? (
        <>
          <span>{`${isFailed ? "We couldn't load the changes" : `${count} changed`} – `}</span>
          <Button
            variant="quiet"
            size="small"
            className={styles.show}
            busy={state === 'reading'}
            onClick={() => void press()}
          >
            {isFailed ? 'Try again' : 'Show'}
          </Button>
        </>
      ) : (
        state === 'shown' && 'Up to date now'
      )}
    </div>
  )
}
