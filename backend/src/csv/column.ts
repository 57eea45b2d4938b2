import { dayOf, formatClock } from '@portal/domain'
import type { TimeZone } from '@portal/domain'

/** A column of a file: a number is an amount of money and written with two decimals, a text is a text. */
export interface Column<Row> {
  readonly header: string
  readonly cell: (row: Row) => string | number | null
}

/** A moment as every spreadsheet reads it, by the clock of the practice [OPEN-185]. */
export function sheetMoment(moment: string | null, zone: TimeZone): string {
  return moment === null ? '' : `${dayOf(moment, zone)} ${formatClock(moment, zone)}`
}
