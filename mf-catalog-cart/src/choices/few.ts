import type { ProductOption } from '@portal/domain'

const FEW = 6
const SHORT = 24

/** Values that are seen at a glance stand side by side; more of them, or long ones, make a dropdown [OPEN-210]. */
export function areFew(options: readonly Pick<ProductOption, 'name'>[]): boolean {
  return options.length <= FEW && options.every(({ name }) => name.length <= SHORT)
}
