import { SaveListButton, orderAgainPath, papersPath } from '@portal/booking-ui'
import {
  editPathKind,
  isPartialStage,
  isProductsOrder,
  mayOrder,
  petFullName,
  whyNoEdit,
  whyNoDiscard,
} from '@portal/domain'
import type { PortalBooking, ServerBooking, StageLabels, VetPractice } from '@portal/domain'
import { canSaveAsList } from '@portal/domain-bundled/saved-list'
import { hasPapers } from '@portal/domain-bundled/paper'
import { paths, usePortalHost } from '@portal/federation'
import { Link } from '@portal/router'
import { Button, buttonClass, Icon, PageHeader } from '@portal/ui'
import { serviceTypeName } from '@portal/domain-bundled/list-words'
import { DiscardButton } from './DiscardButton'

interface Props {
  readonly server: ServerBooking
  readonly booking: PortalBooking
  readonly labels: StageLabels | undefined
}

/** 'Booking 100001', or 'Order 100009' where no pet is cremated. */
export function bookingTitle({ cstm }: ServerBooking): string {
  return `${isProductsOrder(cstm.service_type?.name) ? 'Order' : 'Booking'} ${cstm.order_id_c}`
}

/** A submitted order of products, by a practice that may still order [OPEN-186]. */
const isOrderedAgain = ({ cstm }: ServerBooking, practice: VetPractice | null) =>
  isProductsOrder(cstm.service_type?.name) &&
  !isPartialStage(cstm.order_stage_c) &&
  mayOrder(practice?.cstm.has_portal_access_c)

/** Booking ID, service, pet and the buttons; Edit only while it is allowed [BKG-48, BKG-49, OPEN-23]. */
export function BookingHeader({ server, booking, labels }: Props) {
  const { user, practice } = usePortalHost()
  const kind = user && whyNoEdit(server, labels) === null ? editPathKind(server) : null
  const what = booking.bookingOptionSelected?.label ?? serviceTypeName(booking.serviceType)
  const lead = [petFullName(booking.pet), what].filter(Boolean).join(' · ')
  const actions = user && (
    <>
      <Button icon={<Icon name="print" size={18} />} onClick={() => window.print()}>
        Print
      </Button>
      {hasPapers(server) && (
        <Link to={papersPath(server.id)} className={buttonClass('secondary')}>
          Paperwork
        </Link>
      )}
      {isOrderedAgain(server, practice) && (
        <Link to={orderAgainPath(server.id)} className={buttonClass('secondary')}>
          Order again
        </Link>
      )}
      {isOrderedAgain(server, practice) && canSaveAsList(server.cstm.service_type?.name) && (
        <SaveListButton bookingId={server.id} />
      )}
      {whyNoDiscard(server.cstm.order_stage_c) === null && !server.discarded_at && <DiscardButton server={server} />}
      {kind && (
        <Link to={paths.editBooking(kind, server.id)} className={buttonClass('primary')}>
          <Icon name="edit" size={18} />
          Edit
        </Link>
      )}
    </>
  )
  return <PageHeader title={<span translate="no">{bookingTitle(server)}</span>} lead={lead} actions={actions} />
}
