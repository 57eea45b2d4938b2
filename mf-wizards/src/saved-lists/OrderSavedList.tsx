import { RetryOrCall, useClientCare } from '@portal/booking-ui'
import { getSavedList } from '@portal/api-client/contract/saved-list'
import { listServiceTypes } from '@portal/api-client/contract/practice'
import { bookingOptionsFor, emptyBooking, toQuotedLine } from '@portal/domain'
import { canSaveAsList } from '@portal/domain-bundled/saved-list'
import { usePageTitle, usePortalHost, useRead } from '@portal/federation'
import { Link } from '@portal/router'
import { buttonClass, EmptyState, ErrorState, PageHeader, Skeleton } from '@portal/ui'
import { AgainForm } from '../order-again/AgainForm'
import { savedListPath } from './saved-list-path'

/**
 * Starts an order from a saved list. Shows first what has changed since the list was saved, like "Order again"
 * [OPEN-224].
 */
export function OrderSavedList({ listId }: { readonly listId: string }) {
  const { practice } = usePortalHost()
  const reads = [
    useRead(getSavedList, { params: { id: listId } }, { action: 'read a saved list' }),
    useRead(listServiceTypes, {}, { action: 'list service types' }),
  ] as const
  const [{ data: list }, { data: serviceTypes }] = reads
  usePageTitle(list?.name ?? 'Saved list')
  const failed = reads.find(({ error, data }) => error && !data)
  if (failed?.isMissing) return <NoList />
  if (failed) {
    return (
      <ErrorState
        title="The list could not be read"
        retrying={reads.some(({ isBusy }) => isBusy)}
        onRetry={() => reads.forEach(({ error, retry }) => error && retry())}
      >
        <RetryOrCall safe="Nothing is ordered." />
      </ErrorState>
    )
  }
  if (!list || !serviceTypes) return <Skeleton height="30rem" />
  const names = serviceTypes.map(({ name }) => name)
  const option = bookingOptionsFor(practice?.cstm.relationship_type_c, names).find(({ sugarAPIName }) =>
    canSaveAsList(sugarAPIName),
  )
  if (!option) return <NoList />
  const before = { ...emptyBooking(), quotedProducts: list.lines.map(toQuotedLine) }
  return (
    <>
      <PageHeader title={list.name} lead="Saved list" />
      <AgainForm {...{ option, serviceTypes, before }} found={list.again} what="list" backTo={savedListPath()} />
    </>
  )
}

function NoList() {
  const care = useClientCare()
  return (
    <EmptyState
      title="This list cannot be ordered"
      action={
        <Link to={savedListPath()} className={buttonClass()}>
          Saved lists
        </Link>
      }
    >
      {`Somebody has deleted it, or your practice orders no vet supplies here. For help, call ${care}.`}
    </EmptyState>
  )
}
