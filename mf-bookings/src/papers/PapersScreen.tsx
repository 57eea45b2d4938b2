import { petFullName } from '@portal/domain'
import { hasPapers } from '@portal/domain-bundled/paper'
import type { ServerBooking } from '@portal/domain'
import { paths, usePageTitle } from '@portal/federation'
import { Link, useParams } from '@portal/router'
import { buttonClass, EmptyState, PageHeader } from '@portal/ui'
import { bookingTitle } from '../booking-details/BookingHeader'
import { DetailsSkeleton } from '../booking-details/DetailsSkeleton'
import { MissingBooking } from '../booking-details/MissingBooking'
import { UnavailableBooking } from '../booking-details/UnavailableBooking'
import { useBooking } from '../data/use-booking'
import { Papers } from './Papers'
import styles from './papers.module.css'
import { printableBooking } from './printable-booking'

/** Paperwork that goes with the pet: tag sheet, label and family sheet [OPEN-171, OPEN-172]. */
export function PapersScreen() {
  const { id = '' } = useParams()
  const { data: booking, isMissing, error, isBusy, retry } = useBooking(id)
  usePageTitle(booking ? `Paperwork for ${bookingTitle(booking)}` : 'Paperwork')
  if (isMissing) return <MissingBooking />
  if (booking) return <PapersOf server={booking} />
  if (!error) return <DetailsSkeleton />
  return <UnavailableBooking error={error} busy={isBusy} onRetry={retry} />
}

function PapersOf({ server }: { readonly server: ServerBooking }) {
  const printable = printableBooking(server)
  const back = (
    <Link to={paths.booking(server.id)} className={buttonClass('secondary')}>
      View Booking
    </Link>
  )
  const lead = [bookingTitle(server), petFullName(printable.booking.pet)].filter(Boolean).join(' · ')
  return (
    <div className={hasPapers(server) ? styles.papers : undefined}>
      <div className={styles.pageHead} data-print="hide">
        <PageHeader title="Paperwork" lead={lead} actions={back} />
      </div>
      {hasPapers(server) ? (
        <Papers printable={printable} />
      ) : (
        <EmptyState title="There is no paperwork for this booking" icon="print" action={back}>
          You can print paperwork for a submitted cremation booking that is not cancelled or discarded.
        </EmptyState>
      )}
    </div>
  )
}
