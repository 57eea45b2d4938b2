import { emptyPet, outgrownSizes } from '@portal/domain'
import { outgrownText } from '@portal/domain-bundled/size-words'
import { invalid } from '../errors/failure'
import type { StoredBooking } from '../repositories/booking'
import { toServerLine } from './to-server-line'

/** A size in the order that does not fit the pet's present weight. */
interface SizeQuestion {
  readonly lineId: string
  readonly message: string
}

/** Sizes that staff must confirm before the submission [OPEN-103]. */
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

/** Refuses an order with unconfirmed sizes for another weight; the page then asks [OPEN-103]. */
export function refuseUnconfirmed(questions: readonly SizeQuestion[], areSizesConfirmed: boolean): void {
  if (areSizesConfirmed || questions.length === 0) return
  throw invalid(
    Object.fromEntries(questions.map(({ lineId }) => [`quoted_products.${lineId}.size`, 'outgrown'])),
    `${questions.map(({ message }) => message).join(' ')} Confirm this size, or change the item. Nothing was submitted.`,
  )
}
