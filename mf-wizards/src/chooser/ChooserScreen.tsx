import { listServiceTypes } from '@portal/api-client/contract/practice'
import { RetryOrCall, useClientCare } from '@portal/booking-ui'
import { bookingOptionsFor, isIdParam, mayOrder } from '@portal/domain'
import { usePageTitle, usePortalHost, useRead } from '@portal/federation'
import { useSearchParams } from '@portal/router'
import { ErrorState, lazyPart, PageHeader, Skeleton } from '@portal/ui'
import { MayNotOrder } from '../frame/MayNotOrder'
import { horseAndLivestockText } from '../wording/client-care'
import styles from './Chooser.module.css'
import { ChooserForm } from './ChooserForm'
import { useFormerBooking } from './use-former-booking'

/** Rarely used, so not in the chooser's bundle. */
const OrderAgain = lazyPart<{ bookingId: string }>(
  () => import(/* webpackChunkName: "order-again" */ '../order-again/OrderAgain').then((part) => part.OrderAgain),
  () => <Skeleton height="30rem" />,
)

const SavedListScreen = lazyPart<{ listId: string }>(
  () =>
    import(/* webpackChunkName: "saved-lists" */ '../saved-lists/SavedListScreen').then((part) => part.SavedListScreen),
  () => <Skeleton height="30rem" />,
)

/** Chooser: the kind of booking, and who books [WIZ-01]. */
export function ChooserScreen() {
  const { practice } = usePortalHost()
  const care = useClientCare()
  usePageTitle('New Booking/Order')
  const [asked] = useSearchParams()
  const [again, saved] = [asked.get('again'), asked.get('saved')]
  if (practice && !mayOrder(practice.cstm.has_portal_access_c)) return <MayNotOrder />
  if (again && isIdParam(again)) return <OrderAgain bookingId={again} />
  if (saved === '' || isIdParam(saved ?? '')) return <SavedListScreen listId={saved ?? ''} />
  return (
    <div className={styles.screen}>
      <PageHeader title="New Booking/Order" actions={<p className={styles.note}>{horseAndLivestockText(care)}</p>} />
      <Choices />
    </div>
  )
}

function Choices() {
  const { practice } = usePortalHost()
  const former = useFormerBooking()
  const { data, error, isBusy, retry } = useRead(listServiceTypes, {}, { action: 'list service types' })
  if (error && !data) {
    return (
      <ErrorState title="The booking options could not be loaded" onRetry={retry} retrying={isBusy}>
        <RetryOrCall safe="Nothing is lost." />
      </ErrorState>
    )
  }
  if (!data || !practice || former.isLoading) return <Skeleton height="30rem" />
  const names = data.map(({ name }) => name)
  const options = bookingOptionsFor(practice.cstm.relationship_type_c, names)
  return <ChooserForm options={options} serviceTypes={data} practice={practice} former={former.booking} />
}
