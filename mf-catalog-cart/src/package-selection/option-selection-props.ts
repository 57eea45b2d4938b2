import type { ProductSummary, QuotedLine } from '@portal/domain'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'

export interface OptionSelectionProps {
  readonly item: Pick<ProductSummary, 'id' | 'name'>
  /** The package in the cart. If it is this package, it is changed; another package is replaced. */
  readonly inCart: QuotedLine | undefined
  readonly cart: BookingCart
  readonly petWeight: number | null
  readonly onBack: () => void
  readonly onSaved: (line: QuotedLine) => void
}
