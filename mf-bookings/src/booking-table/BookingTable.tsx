import { useState } from 'react'
import type { ReactNode } from 'react'
import { useRetryOrCall } from '@portal/booking-ui'
import { formatCount } from '@portal/domain'
import type { BookingRow } from '@portal/domain'
import { usePortalHost, useStageLabels } from '@portal/federation'
import { lazyPart, Table } from '@portal/ui'
import type { TableSort } from '@portal/ui'
import type { BookingPage } from '../data/use-booking-page'
import { LateMeanwhile } from '../meanwhile/LateMeanwhile'
import type { FromListProps } from '../discard/DiscardFromList'
import styles from './BookingTable.module.css'
import { bookingColumns } from './columns'
import type { RowPurpose } from './columns'

interface Props {
  readonly caption: string
  readonly page: BookingPage
  readonly pageSize: number
  /** What stands in an empty table's place. */
  readonly empty: ReactNode
  /** Keep the room of a whole page even when it is not filled: something stands below. */
  readonly keepHeight: boolean
  /** Where a list fails: of several on a page one tells whom to call. */
  readonly tellsWhomToCall?: boolean
  readonly compact?: boolean
  /** Read unless told. */
  readonly purpose?: RowPurpose
  readonly sort?: TableSort
  readonly onSort?: (sort: TableSort) => void
}

const DiscardFromList = lazyPart<FromListProps>(
  () => import(/* webpackChunkName: "discard" */ '../discard/DiscardFromList').then((part) => part.DiscardFromList),
  () => null,
)

const rowKey = (row: BookingRow) => row.id

/** Bookings as a table, cards on a small screen; a failed list has no rows, and says so with Retry [BKG-35, OPEN-80]. */
export function BookingTable({
  caption,
  page,
  pageSize,
  empty,
  purpose = 'read',
  tellsWhomToCall = true,
  ...sorting
}: Props) {
  const retryOrCall = useRetryOrCall(SAFE)
  const { timeZone } = usePortalHost()
  const { data: labels } = useStageLabels()
  const [unwanted, setUnwanted] = useState<BookingRow>()
  return (
    <div className={styles.table}>
      {unwanted && <DiscardFromList key={unwanted.id} row={unwanted} onEnd={() => setUnwanted(undefined)} />}
      <div className={styles.rows}>
        <LateMeanwhile page={page} />
        <Table
          caption={caption}
          captionHidden
          columns={bookingColumns({ labels, links: page.links, purpose, timeZone, onDiscard: setUnwanted })}
          rows={page.rows}
          rowKey={rowKey}
          failed={{
            error: page.error,
            what: 'Your bookings',
            text: failedText(page, tellsWhomToCall ? retryOrCall : SAFE),
            retrying: page.isBusy,
            onRetry: page.retry,
          }}
          empty={empty}
          pageSize={pageSize}
          busy={page.isBusy}
          countText={countText(page)}
          {...sorting}
        />
      </div>
    </div>
  )
}

const SAFE = 'Nothing is lost.'

/** Without a connection a call helps nobody. */
function failedText({ error }: BookingPage, otherwise: string): string {
  return error?.kind === 'offline' ? 'There is no connection. Nothing is lost.' : otherwise
}

/** Of many the server stops counting. */
function countText({ total, isMore, rows }: BookingPage): string {
  const count = total ?? rows?.length ?? 0
  if (isMore) return `${formatCount(count)}+ bookings`
  return count === 1 ? '1 booking' : `${count} bookings`
}
