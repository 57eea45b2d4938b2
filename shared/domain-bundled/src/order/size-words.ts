import { formatWeight } from '@portal/domain'
import type { OutgrownSize } from '@portal/domain'

/** Asks to check a size again [OPEN-103]. */
export function outgrownText({ group, chosenFor }: OutgrownSize, petName: string, weight: number): string {
  const what = group || 'Size'
  return `${what} was chosen for ${formatWeight(chosenFor)}; ${petName || 'the pet'} weighs ${formatWeight(weight)} now.`
}
