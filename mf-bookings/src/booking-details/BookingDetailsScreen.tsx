import { BeforeHandOver, HoldBack, WhenHome } from '@portal/booking-ui'
import { isCancelled, isProductsOrder, toPortalBooking } from '@portal/domain'
import type { PortalBooking, ServerBooking, StageLabels } from '@portal/domain'
import { holdStateOf } from '@portal/domain-bundled/hold'
import { hasArrived } from '@portal/domain-bundled/progress'
import { usePageTitle, usePortalHost, useStageLabels } from '@portal/federation'
import { useParams } from '@portal/router'
import { Card, classNames } from '@portal/ui'
import { LateBookingUpdates } from '../changed-bookings/late-parts'
import { useBooking } from '../data/use-booking'
import styles from './BookingDetails.module.css'
import { BookingFacts, Handling, PetOfGuest } from './BookingFacts'
import { BookingHeader, bookingTitle } from './BookingHeader'
import { BookingStatus } from './BookingStatus'
import { DetailsSkeleton } from './DetailsSkeleton'
import { EngravedNames } from './EngravedNames'
import { Engravings, engravedLines } from './Engravings'
import { MissingBooking } from './MissingBooking'
import { Products } from './Products'
import { petRows } from './summary-rows'
import { TagPhotos } from './TagPhotos'
import { DiscardedNote } from './DiscardedNote'
import { Timeline } from './Timeline'
import { UnavailableBooking } from './UnavailableBooking'

interface DetailsProps {
  readonly server: ServerBooking
  readonly booking: PortalBooking
  readonly labels: StageLabels | undefined
}

/** One booking with everything known about it [BKG-37..49, OPEN-30]. */
export function BookingDetailsScreen() {
  const { id = '' } = useParams()
  const { data: booking, isMissing, error, isBusy, retry } = useBooking(id)
  usePageTitle(booking ? bookingTitle(booking) : 'Booking')
  if (isMissing) return <MissingBooking />
  if (booking) return <BookingDetails booking={booking} />
  if (!error) return <DetailsSkeleton />
  return <UnavailableBooking error={error} busy={isBusy} onRetry={retry} />
}

function BookingDetails({ booking: server }: { booking: ServerBooking }) {
  const { user } = usePortalHost()
  const { data: labels } = useStageLabels()
  const booking = toPortalBooking(server, labels)
  return (
    <article className={styles.page}>
      <BookingHeader server={server} booking={booking} labels={labels} />
      {user && <DiscardedNote server={server} />}
      <BookingStatus server={server} booking={booking} labels={labels} />
      {user && <LateBookingUpdates id={server.id} />}
      {user ? (
        <StaffDetails server={server} booking={booking} labels={labels} />
      ) : (
        <GuestDetails server={server} booking={booking} />
      )}
    </article>
  )
}

/** The page for staff; the facts that they look for most come first [OPEN-30]. */
function StaffDetails({ server, booking, labels }: DetailsProps) {
  const isOrder = isProductsOrder(booking.serviceType)
  const facts = <BookingFacts server={server} booking={booking} />
  const isAboutPet = petRows(booking) !== null
  const isCarriedOut = isStillCarriedOut(server)
  const hold = holdStateOf(server, labels)
  // Artworks are tall: with one, the facts go beside the items, otherwise below them.
  const isLong = isCarriedOut && engravedLines(booking).length > 0
  const isExpected = hasArrived(booking.orderStage)
  const tagPhotos = !isOrder && (
    <TagPhotos bookingId={server.id} petName={booking.pet.firstName} expected={isExpected} />
  )
  // Before the pet arrives, timeline and tag photos are short and fit side by side.
  const isBeside = !isLong && !isOrder && !isExpected
  const timeline = <Timeline events={server.order_events} labels={labels} />
  return (
    <>
      {isCarriedOut && <EngravedNames booking={booking} />}
      {isCarriedOut && <BeforeHandOver booking={booking} />}
      {isAboutPet && facts}
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Products booking={booking} isCarriedOut={isCarriedOut} />
          {isCarriedOut && <Engravings booking={booking} />}
        </div>
        <div className={classNames(styles.stack, styles.aside)}>
          {!isAboutPet && facts}
          <Handling server={server} booking={booking} />
          {hold && (
            <Card>
              <HoldBack
                bookingId={server.id}
                pet={booking.pet.firstName || 'the pet'}
                state={hold}
                className={styles.stack}
              />
            </Card>
          )}
          {!isBeside && tagPhotos}
          {isLong && timeline}
          {isCarriedOut && <WhenHome booking={booking} />}
        </div>
        {isBeside ? (
          <div className={styles.pair}>
            {timeline}
            {tagPhotos}
          </div>
        ) : (
          !isLong && timeline
        )}
      </div>
    </>
  )
}

/** A cancelled or discarded booking shows no next step and no prices [OPEN-127, OPEN-128]. */
const isStillCarriedOut = ({ cstm, discarded_at: discardedAt }: ServerBooking) =>
  !isCancelled(cstm.order_stage_c) && !discardedAt

/** An owner's guest token sees a reduced page [OPEN-02]. */
function GuestDetails({ server, booking }: Pick<DetailsProps, 'server' | 'booking'>) {
  return (
    <>
      <PetOfGuest booking={booking} />
      <Products booking={booking} isCarriedOut={isStillCarriedOut(server)} />
    </>
  )
}
