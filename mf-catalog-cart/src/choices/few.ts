import type { ProductOption } from '@portal/domain'

const FEW = 6
const SHORT = 24

/** Whether the values fit as buttons side by side; many or long ones need a dropdown [OPEN-210]. */
export function areFew(options: readonly Pick<ProductOption, 'name'>[]): boolean {
  return options.length <= FEW && options.every(({ name }) => name.length <= SHORT)
}
