import { isDay } from '@portal/domain'
import { isRangeInOrder } from './list-state'
import type { ListFilter } from './list-state'

const NO_DAY = 'Enter a full date, 1900 or later'

/** Errors of a date range; either end may be open [BKG-18]. */
export function rangeErrors({ createdFrom, createdTo }: Pick<ListFilter, 'createdFrom' | 'createdTo'>) {
  const noDay = (day: string) => (day === '' || isDay(day) ? undefined : NO_DAY)
  const errors = { createdFrom: noDay(createdFrom), createdTo: noDay(createdTo) }
  if (errors.createdFrom || errors.createdTo || isRangeInOrder(createdFrom, createdTo)) return errors
  return { createdTo: 'Choose a date on or after the first date' }
}
