import { paths } from '@portal/federation'
import { Link } from '@portal/router'
import { Button, buttonClass, EmptyState } from '@portal/ui'

/** Empty text: no bookings at all, or none for this search [BKG-24, BKG-25]. */
export function EmptyList({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (filtered) {
    return (
      <EmptyState
        title="No Bookings Found"
        icon="search"
        action={<Button onClick={onClear}>Clear search and filters</Button>}
      >
        No booking fits this search. Try fewer filters or another spelling.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No Bookings Yet"
      action={
        <Link to={paths.newBooking()} className={buttonClass()}>
          New booking
        </Link>
      }
    >
      Bookings and orders of your practice will be listed here.
    </EmptyState>
  )
}
