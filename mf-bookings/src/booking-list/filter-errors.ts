import { isDay } from '@portal/domain'
import { isRangeInOrder } from './active-filters'
import type { ListFilter } from './list-state'

export type RangeErrors = Partial<Record<'createdFrom' | 'createdTo', string>>

const NO_DAY = 'Enter a whole date, from 1900 on'

/** What is wrong with a date range, in words; either end may be open [BKG-18]. */
export function rangeErrors(
  { createdFrom, createdTo }: Pick<ListFilter, 'createdFrom' | 'createdTo'>,
  unfinished: readonly string[] = [],
): RangeErrors {
  const isWrong = (name: keyof RangeErrors, day: string) => unfinished.includes(name) || (day !== '' && !isDay(day))
  const errors: RangeErrors = {
    ...(isWrong('createdFrom', createdFrom) && { createdFrom: NO_DAY }),
    ...(isWrong('createdTo', createdTo) && { createdTo: NO_DAY }),
  }
  if (Object.keys(errors).length > 0 || isRangeInOrder(createdFrom, createdTo)) return errors
  return { createdTo: 'Choose a day on or after the first one' }
}
