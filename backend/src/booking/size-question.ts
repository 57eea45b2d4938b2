import { emptyPet, outgrownSizes } from '@portal/domain'
import { outgrownText } from '@portal/domain/size-words'
import { invalid } from '../errors/failure'
import type { StoredBooking } from '../repositories/booking'
import { toServerLine } from './to-server-line'

/** A size of an order that is not for the weight which the pet has now, in words. */
interface SizeQuestion {
  readonly lineId: string
  readonly message: string
}

/** The sizes that somebody is asked about before an order is submitted [OPEN-103]. */
export function sizeQuestions({ booking, lines }: StoredBooking): SizeQuestion[] {
  const { firstName, weight } = booking.details.pet ?? emptyPet()
  return lines
    .filter(({ deleted, homeCollection }) => !deleted && !homeCollection)
    .flatMap((line) => {
      const { package_products_c: packageProductsC } = toServerLine(line, null, [])
      return outgrownSizes({ packageProductsC }, weight).map((size) => ({
        lineId: line.id,
        message: `${line.name}: ${outgrownText(size, firstName, weight ?? 0)}`,
      }))
    })
}

/** Refuses an order with sizes for another weight that nobody has said to keep; the page asks by it [OPEN-103]. */
export function refuseUnasked(questions: readonly SizeQuestion[], areSizesKept: boolean): void {
  if (areSizesKept || questions.length === 0) return
  throw invalid(
    Object.fromEntries(questions.map(({ lineId }) => [`quoted_products.${lineId}.size`, 'outgrown'])),
    `${questions.map(({ message }) => message).join(' ')} Confirm this size, or change the item. Nothing was submitted.`,
  )
}
