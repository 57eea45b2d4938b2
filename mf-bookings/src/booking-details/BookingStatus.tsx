import { careHours, clientCare } from '@portal/booking-ui'
import { isProductsOrder, missingIn, timeZoneName, whyNoDiscard, whyNoEdit } from '@portal/domain'
import type { PortalBooking, ServerBooking, StageLabels } from '@portal/domain'
import { nextStepOf, progressOf } from '@portal/domain-bundled/progress'
import { usePortalHost } from '@portal/federation'
import { Card, StageProgress, StatusTag, VisuallyHidden } from '@portal/ui'
import { missingWords } from '@portal/domain-bundled/list-words'
import { statusTone } from '../booking-table/status-tone'
import styles from './BookingDetails.module.css'
import { nextStepText } from './next-step'
import { noEditText } from './no-edit-text'
import { statusText, hasTime } from './status-text'

interface Props {
  readonly server: ServerBooking
  readonly booking: PortalBooking
  readonly labels: StageLabels | undefined
}

/** The status text, the next step and the progress [BKG-37, BKG-38, OPEN-26]. */
export function BookingStatus({ server, booking, labels }: Props) {
  const { user, timeZone } = usePortalHost()
  const isOrder = isProductsOrder(booking.serviceType)
  const { steps, current, next } = progressOf(server)
  const indexOf = (step: string | null) => (step === null ? undefined : steps.indexOf(step))
  return (
    <Card>
      <div className={styles.status}>
        <p className={styles.now}>
          <VisuallyHidden>Status</VisuallyHidden>
          <StatusTag size="large" {...statusTone(booking.orderStage, isOrder)}>
            {statusText(server, labels, timeZone)}
          </StatusTag>
          {hasTime(server) && <span className={styles.muted}>{` ${timeZoneName(timeZone)}`}</span>}
        </p>
        {user && <NextStep server={server} booking={booking} labels={labels} />}
      </div>
      <StageProgress
        label={`Progress of the ${isOrder ? 'order' : 'booking'}`}
        stages={steps}
        current={indexOf(current)}
        next={indexOf(next)}
        icon={isOrder ? 'box' : 'paw'}
      />
    </Card>
  )
}

/** The next step, and why the booking can't be changed when it can't. */
function NextStep({ server, booking, labels }: Props) {
  const { practice, brand } = usePortalHost()
  const care = clientCare(brand.phone_work, careHours(brand.client_care_hours))
  if (server.discarded_at) return null
  const step = nextStepOf(server, labels)
  const noEdit = whyNoEdit(server, labels)
  const words = {
    pet: booking.pet.firstName || 'The pet',
    missing: missingWords(missingIn(booking)),
    practice: practice?.name || 'the practice',
    care,
  }
  const isFinal = whyNoDiscard(server.cstm.order_stage_c) === 'submitted' && noEdit === null
  return (
    <>
      {step && (
        <p className={styles.next} data-print="hide">
          {nextStepText(step, words)}
        </p>
      )}
      {noEdit && noEdit !== 'cancelled' && noEdit !== 'discarded' && (
        <p className={styles.muted} data-print="hide">
          {noEditText(noEdit, booking.serviceType, care)}
        </p>
      )}
      {isFinal && (
        <p className={styles.muted} data-print="hide">
          {`Submitted. You can still change items and special instructions: choose Edit. To cancel it, or to change owner or pet details, call ${care}.`}
        </p>
      )}
    </>
  )
}
