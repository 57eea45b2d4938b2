import { useClientCare } from '@portal/booking-ui'
import { paths } from '@portal/federation'
import { Link } from '@portal/router'
import { buttonClass, EmptyState, PageHeader } from '@portal/ui'

/** No such booking in this practice. */
export function MissingBooking() {
  const care = useClientCare()
  const action = (
    <Link to={paths.bookings()} className={buttonClass()}>
      View all bookings
    </Link>
  )
  return (
    <>
      <PageHeader title="We could not find this booking" />
      <EmptyState title="No booking has this address" icon="search" action={action}>
        {`The link may be incomplete, or the booking belongs to another practice. Look for it by Booking ID, pet or owner. If you cannot find it, call ${care}.`}
      </EmptyState>
    </>
  )
}
