import { BeforeHandOver, WhenHome } from '@portal/booking-ui'
import { toPortalBooking } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { usePageTitle, usePortalHost, useStageLabels } from '@portal/federation'
import { useParams } from '@portal/router'
import { useBooking } from '../data/use-booking'
import styles from './BookingDetails.module.css'
import { BookingHeader } from './BookingHeader'
import { BookingProgress } from './BookingProgress'
import { BookingSections } from './BookingSections'
import { DetailsSkeleton } from './DetailsSkeleton'
import { MissingBooking } from './MissingBooking'
import { Products } from './Products'
import { TagPhotos } from './TagPhotos'
import { Timeline } from './Timeline'
import { UnavailableBooking } from './UnavailableBooking'

/** One booking with all that is known of it [BKG-37..49, OPEN-30]. */
export function BookingDetailsScreen() {
  const { id = '' } = useParams()
  const { data: booking, isMissing, error, isBusy, retry } = useBooking(id)
  usePageTitle(booking ? `Booking ${booking.cstm.order_id_c}` : 'Booking')
  if (isMissing) return <MissingBooking />
  if (booking) return <BookingDetails booking={booking} />
  if (!error) return <DetailsSkeleton />
  return <UnavailableBooking error={error} busy={isBusy} onRetry={retry} />
}

function BookingDetails({ booking: server }: { booking: ServerBooking }) {
  const { user } = usePortalHost()
  const { data: labels } = useStageLabels()
  const booking = toPortalBooking(server, labels)
  const isStaff = user !== null
  return (
    <article className={styles.page}>
      <BookingHeader server={server} booking={booking} labels={labels} />
      <BookingProgress server={server} labels={labels} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          {isStaff && <BeforeHandOver booking={booking} />}
          <BookingSections server={server} booking={booking} isStaff={isStaff} />
          <Products booking={booking} />
          {isStaff && <WhenHome booking={booking} />}
        </div>
        {isStaff && (
          <div className={styles.stack}>
            <TagPhotos bookingId={server.id} petName={booking.pet.firstName} />
            <Timeline events={server.order_events} labels={labels} />
          </div>
        )}
      </div>
    </article>
  )
}
