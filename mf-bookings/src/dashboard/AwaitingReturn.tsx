import { useLocation } from '@portal/router'
import { DashboardBookings } from './DashboardBookings'
import { tablePage, tableQuery } from './table-state'

/** Bookings on their way back to the practice [BKG-09, BKG-10]. */
export function AwaitingReturn({ relationship }: { relationship: string | null }) {
  const { search } = useLocation()
  const page = tablePage(search, 'return')
  return (
    <DashboardBookings
      title="Private Cremation: Awaiting Return"
      table="return"
      purpose="read"
      coming="Bookings whose ashes are on the way to your practice will be listed here."
      page={page}
      query={tableQuery({ table: 'return', page, relationship, withPartial: false })}
    />
  )
}
