import { Navigate } from '@portal/router'
import { Paginator } from '@portal/ui'
import type { BookingPage } from '../data/use-booking-page'
import styles from './BookingTable.module.css'

interface Props {
  readonly label: string
  readonly page: number
  readonly bookings: BookingPage
  readonly hrefFor: (page: number) => string
  readonly onPage: (page: number) => void
}

/**
 * Page links of a booking table. Pointing at them prefetches the next page. A page beyond the last one redirects to the
 * last.
 */
export function Pages({ label, page, bookings, hrefFor, onPage }: Props) {
  const { pageCount, error, prefetch } = bookings
  const prefetchNext = () => {
    if (page < pageCount) prefetch(page + 1)
  }
  if (bookings.isBeyondLast) return <Navigate to={hrefFor(Math.max(1, pageCount))} replace />
  return (
    <div className={styles.pages} onPointerEnter={prefetchNext} onFocus={prefetchNext}>
      <Paginator label={label} page={page} pageCount={error ? 0 : pageCount} hrefFor={hrefFor} onPage={onPage} />
    </div>
  )
}
