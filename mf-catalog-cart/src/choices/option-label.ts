import { formatMoney } from '@portal/domain'
import type { ProductOption } from '@portal/domain'

/** A value with its surcharge: 'Large (25 to 45 kg), + $55.00'. */
export function optionLabel({ name, unit_price: price }: ProductOption, isPriced: boolean): string {
  return isPriced && price ? `${name}, + ${formatMoney(price)}` : name
}
