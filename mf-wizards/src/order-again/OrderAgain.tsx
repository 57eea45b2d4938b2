import { RetryOrCall, useClientCare } from '@portal/booking-ui'
import { getBooking } from '@portal/api-client/contract/booking'
import { getOrderAgain } from '@portal/api-client/contract/order-again'
import { listServiceTypes } from '@portal/api-client/contract/practice'
import { bookingOptionsFor, isProductsOrder, sameServiceType, toPortalBooking } from '@portal/domain'
import { paths, usePageTitle, usePortalHost, useRead } from '@portal/federation'
import { Link } from '@portal/router'
import { buttonClass, EmptyState, ErrorState, PageHeader, Skeleton } from '@portal/ui'
import { AgainForm } from './AgainForm'

const TITLE = 'Order again'

/** Repeats an order of products. The server checks its items first [OPEN-186]. */
export function OrderAgain({ bookingId }: { readonly bookingId: string }) {
  usePageTitle(TITLE)
  return (
    <>
      <PageHeader title={TITLE} />
      <Looked bookingId={bookingId} />
    </>
  )
}

function Looked({ bookingId: id }: { readonly bookingId: string }) {
  const { practice } = usePortalHost()
  const input = { params: { id } }
  const reads = [
    useRead(getBooking, input, { action: 'read the order before' }),
    useRead(getOrderAgain, input, { action: 'look at an order again' }),
    useRead(listServiceTypes, {}, { action: 'list service types' }),
  ] as const
  const [{ data: server }, { data: found }, { data: serviceTypes }] = reads
  const failed = reads.find(({ error, data }) => error && !data)
  if (failed?.isMissing) return <CannotOrder />
  if (failed) {
    return (
      <ErrorState
        title="We couldn't load the order"
        retrying={reads.some(({ isBusy }) => isBusy)}
        onRetry={() => reads.forEach(({ error, retry }) => error && retry())}
      >
        <RetryOrCall safe="Nothing is ordered." />
      </ErrorState>
    )
  }
  if (!server || !found || !serviceTypes) return <Skeleton height="30rem" />
  const before = toPortalBooking(server)
  const names = serviceTypes.map(({ name }) => name)
  const offered = bookingOptionsFor(practice?.cstm.relationship_type_c, names)
  const option = offered.find(({ sugarAPIName }) => sameServiceType(sugarAPIName, before.serviceType))
  if (!option || !isProductsOrder(before.serviceType)) return <CannotOrder />
  const backTo = paths.booking(before.id)
  return <AgainForm {...{ option, serviceTypes, before, backTo }} found={found.lines} what="order" />
}

function CannotOrder() {
  const care = useClientCare()
  return (
    <EmptyState
      title="This cannot be ordered again"
      action={
        <Link to={paths.newBooking()} className={buttonClass()}>
          New booking
        </Link>
      }
    >
      {`You can repeat orders of products that your practice may order. To order this one, call ${care}.`}
    </EmptyState>
  )
}
