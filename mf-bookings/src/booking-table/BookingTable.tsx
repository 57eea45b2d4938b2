import { useState } from 'react'
import type { ReactNode } from 'react'
import { useRetryOrCall } from '@portal/booking-ui'
import { formatCount } from '@portal/domain'
import type { BookingRow } from '@portal/domain'
import { usePortalHost, useStageLabels } from '@portal/federation'
import { lazyPart, Table } from '@portal/ui'
import type { TableSort } from '@portal/ui'
import type { BookingPage } from '../data/use-booking-page'
import { LateChangedBookings } from '../changed-bookings/late-parts'
import type { FromListProps } from '../discard/DiscardFromList'
import styles from './BookingTable.module.css'
import { bookingColumns } from './columns'
import type { RowPurpose } from './columns'

interface Props {
  readonly caption: string
  readonly page: BookingPage
  readonly pageSize: number
  /** Shown when the table is empty. */
  readonly empty: ReactNode
  /** Keep the height of a full page even when it is not filled, because content follows below. */
  readonly keepHeight: boolean
  /** Whether a failure names Client Care; on a page with several tables only one does. */
  readonly tellsWhomToCall?: boolean
  readonly compact?: boolean
  /** Defaults to 'read'. */
  readonly purpose?: RowPurpose
  readonly sort?: TableSort
  readonly onSort?: (sort: TableSort) => void
}

const DiscardFromList = lazyPart<FromListProps>(
  () => import(/* webpackChunkName: "discard" */ '../discard/DiscardFromList').then((part) => part.DiscardFromList),
  () => null,
)

const rowKey = (row: BookingRow) => row.id

/** Bookings as a table, as cards on a small screen. A failed list shows Retry instead of rows [BKG-35, OPEN-80]. */
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
        <LateChangedBookings page={page} />
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

/** Without a connection, a number to call does not help. */
function failedText({ error }: BookingPage, otherwise: string): string {
  return error?.kind === 'offline' ? 'There is no connection. Nothing is lost.' : otherwise
}

/** The server stops counting at its limit and reports that there are more. */
function countText({ total, isMore, rows }: BookingPage): string {
  const count = total ?? rows?.length ?? 0
  if (isMore) return `${formatCount(count)}+ bookings`
  return count === 1 ? '1 booking' : `${count} bookings`
}
