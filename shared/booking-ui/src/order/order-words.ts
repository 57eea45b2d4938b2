import { formatMoney } from '@portal/domain'
import type { OrderAmount, OrderLine } from '@portal/domain'

/** An amount of an order in words [OPEN-58]. */
export function amountText(amount: OrderAmount): string {
  return amount === 'toBeConfirmed' ? 'To be confirmed' : formatMoney(amount)
}

/** Chosen options with their words, and the item's own words, each a line of its own. */
export function lineDetails({ options, engravingText }: OrderLine): string[] {
  const chosen = options.map((option) =>
    option.engravingText ? `${option.name}: ${option.engravingText}` : option.name,
  )
  return engravingText ? [...chosen, `Engraving: ${engravingText}`] : chosen
}
