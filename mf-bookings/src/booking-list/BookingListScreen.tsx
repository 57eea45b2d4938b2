import { CompactTableChoice, DownloadCsv, DownloadFailure, useCompactTable } from '@portal/booking-ui'
import { usePageTitle } from '@portal/federation'
import { Navigate } from '@portal/router'
import { Card, PageHeader } from '@portal/ui'
import { BookingTable } from '../booking-table/BookingTable'
import { Pages } from '../booking-table/Pages'
import { useBookingPage } from '../data/use-booking-page'
import styles from './BookingList.module.css'
import { ChosenFilters } from './ChosenFilters'
import { EmptyList } from './EmptyList'
import { LIST_PAGE_SIZE, listQuery } from './list-query'
import { isFiltered, NO_FILTER } from './list-state'
import { ListToolbar } from './ListToolbar'
import { toBookingSort, toTableSort } from './sort'
import { useBookingsDownload } from './use-bookings-download'
import { useListState, useRestoredAddress } from './use-list-state'

const TITLE = 'View Bookings/Orders'

/** All bookings and orders of the practice [BKG-15..25]. */
export function BookingListScreen() {
  usePageTitle(TITLE)
  const restored = useRestoredAddress()
  if (restored === null) return <BookingList />
  return (
    <>
      <PageHeader title={TITLE} />
      <Navigate to={restored} replace />
    </>
  )
}

function BookingList() {
  const { state, hrefFor, goToPage, searchFor, filterBy, sortBy } = useListState()
  const bookings = useBookingPage(listQuery(state))
  const filtered = isFiltered(state)
  const { phase, download, dismiss } = useBookingsDownload(state)
  const density = useCompactTable()
  return (
    <>
      <PageHeader
        title={TITLE}
        actions={
          <>
            <CompactTableChoice {...density} />
            <DownloadCsv phase={phase} download={download} isEmpty={bookings.rows?.length === 0} />
          </>
        }
      />
      <DownloadFailure phase={phase} dismiss={dismiss} what="Your bookings" />
      <Card flush className={styles.card}>
        <ListToolbar state={state} onSearch={searchFor} onFilter={filterBy} />
        <ChosenFilters state={state} onChange={filterBy} />
        <BookingTable
          caption="Bookings and orders"
          page={bookings}
          pageSize={LIST_PAGE_SIZE}
          compact={density.isCompact}
          keepHeight={bookings.pageCount > 1 && !bookings.error}
          empty={<EmptyList filtered={filtered} onClear={() => filterBy(NO_FILTER)} />}
          sort={toTableSort(state.sort)}
          onSort={(sort) => sortBy(toBookingSort(sort))}
        />
        <Pages label="Pages" page={state.page} bookings={bookings} hrefFor={hrefFor} onPage={goToPage} />
      </Card>
    </>
  )
}
