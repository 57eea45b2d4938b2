import type { ReactNode } from 'react'
import type { InputOf } from '@portal/api-client'
import type { listBookings } from '@portal/api-client/contract/booking-list'
import { paths } from '@portal/federation'
import { useNavigate } from '@portal/router'
import { Card, EmptyState } from '@portal/ui'
import { BookingTable } from '../booking-table/BookingTable'
import type { RowPurpose } from '../booking-table/columns'
import { Pages } from '../booking-table/Pages'
import { useBookingPage } from '../data/use-booking-page'
import styles from './Dashboard.module.css'
import { DASHBOARD_PAGE_SIZE, tableSearch } from './table-state'
import type { DashboardTable } from './table-state'

interface Props {
  readonly title: string
  /** Explains the title to somebody new. */
  readonly hint?: string
  readonly table: DashboardTable
  readonly page: number
  readonly query: InputOf<typeof listBookings>
  readonly purpose: RowPurpose
  /** Text of an empty table: its future content. */
  readonly coming: string
  readonly actions?: ReactNode
  /** Keep the height of a full page, because content follows below. */
  readonly keepHeight?: boolean
}

/** One of the dashboard's two tables with its own page links [BKG-11, BKG-14]. */
export function DashboardBookings({
  title,
  hint,
  table,
  page,
  query,
  purpose,
  coming,
  actions,
  keepHeight = false,
}: Props) {
  const bookings = useBookingPage(query)
  const navigate = useNavigate()
  const hrefFor = (target: number) => paths.dashboard() + tableSearch(table, target)
  return (
    <Card title={title} actions={actions} flush className={styles.tables}>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.table}>
        <BookingTable
          caption={title}
          page={bookings}
          pageSize={DASHBOARD_PAGE_SIZE}
          empty={<EmptyState title="No bookings found">{coming}</EmptyState>}
          purpose={purpose}
          tellsWhomToCall={table === 'instruction'}
          keepHeight={keepHeight || (bookings.pageCount > 1 && !bookings.error)}
        />
      </div>
      <Pages
        label={`Pages of ${title}`}
        page={page}
        bookings={bookings}
        hrefFor={hrefFor}
        onPage={(target) => void navigate(hrefFor(target))}
      />
    </Card>
  )
}
