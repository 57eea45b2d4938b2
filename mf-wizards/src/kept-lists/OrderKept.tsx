import { RetryOrCall, useClientCare } from '@portal/booking-ui'
import { getKeptList } from '@portal/api-client/contract/kept-list'
import { listServiceTypes } from '@portal/api-client/contract/practice'
import { bookingOptionsFor, emptyBooking, toQuotedLine } from '@portal/domain'
import { isKeptAsList } from '@portal/domain/kept-list'
import { usePageTitle, usePortalHost, useRead } from '@portal/federation'
import { Link } from '@portal/router'
import { buttonClass, EmptyState, ErrorState, PageHeader, Skeleton } from '@portal/ui'
import { AgainForm } from '../order-again/AgainForm'
import { keptListPath } from './kept-list-path'

/** A new order of a kept list: what has changed since is told first, as of an order that is ordered again [OPEN-224]. */
export function OrderKept({ listId }: { readonly listId: string }) {
  const { practice } = usePortalHost()
  const reads = [
    useRead(getKeptList, { params: { id: listId } }, { action: 'read a kept list' }),
    useRead(listServiceTypes, {}, { action: 'list service types' }),
  ] as const
  const [{ data: list }, { data: serviceTypes }] = reads
  usePageTitle(list?.name ?? 'Kept list')
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
    isKeptAsList(sugarAPIName),
  )
  if (!option) return <NoList />
  const before = { ...emptyBooking(), quotedProducts: list.lines.map(toQuotedLine) }
  return (
    <>
      <PageHeader title={list.name} lead="Kept list" />
      <AgainForm {...{ option, serviceTypes, before }} found={list.again} what="list" backTo={keptListPath()} />
    </>
  )
}

function NoList() {
  const care = useClientCare()
  return (
    <EmptyState
      title="This list cannot be ordered"
      action={
        <Link to={keptListPath()} className={buttonClass()}>
          Saved lists
        </Link>
      }
    >
      {`Somebody has deleted it, or your practice orders no vet supplies here. For help, call ${care}.`}
    </EmptyState>
  )
}
