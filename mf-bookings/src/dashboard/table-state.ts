import { pageParam, STAGE } from '@portal/domain'
import type { InputOf } from '@portal/api-client'
import type { listBookings } from '@portal/api-client/contract/booking-list'

/** The dashboard's two tables, by the value of `table` in the address [BKG-13]. */
export type DashboardTable = 'instruction' | 'return'

export const DASHBOARD_PAGE_SIZE = 5

/** Page of a table. `page` applies to the table named in `table`; the other shows page 1 [OPEN-17]. */
export function tablePage(search: string, table: DashboardTable): number {
  const params = new URLSearchParams(search)
  return params.get('table') === table ? pageParam(params.get('page')) : 1
}

export function tableSearch(table: DashboardTable, page: number): string {
  return page > 1 ? `?${new URLSearchParams({ page: String(page), table })}` : ''
}

interface TableQuery {
  readonly table: DashboardTable
  readonly page: number
  readonly relationship: string | null
  /** Whether partial bookings are included [BKG-07]. */
  readonly withPartial: boolean
}

/** A table's API query [OPEN-18, OPEN-19]; `remote.json` declares the default ones as early requests. */
export function tableQuery({ table, page, relationship, withPartial }: TableQuery): InputOf<typeof listBookings> {
  return {
    query: {
      booking_type: 'Private',
      order_stage: stagesOf(table, withPartial),
      page,
      page_size: DASHBOARD_PAGE_SIZE,
      relationship_type: relationship,
    },
  }
}

function stagesOf(table: DashboardTable, withPartial: boolean): string[] {
  if (table === 'return') return [STAGE.awaitingReturnDelivery]
  return withPartial ? [STAGE.pendingDetails, STAGE.vpUnsubmitted] : [STAGE.pendingDetails]
}
