import { dayOf, formatClock } from '@portal/domain'
import type { TimeZone } from '@portal/domain'

/** A column of a file. Numbers are amounts of money and have two decimals. */
export interface Column<Row> {
  readonly header: string
  readonly cell: (row: Row) => string | number | null
}

/** A moment in the practice's time zone, in a form that every spreadsheet reads [OPEN-185]. */
export function sheetMoment(moment: string | null, zone: TimeZone): string {
  return moment === null ? '' : `${dayOf(moment, zone)} ${formatClock(moment, zone)}`
}
