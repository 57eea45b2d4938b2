// By the package's name: this entry is bundled by whoever uses it, the rules are shared.
import { formatWeight } from '@portal/domain'
import type { OutgrownSize } from './sizes'

/** Why a size is to be looked at again [OPEN-103]. */
export function outgrownText({ group, chosenFor }: OutgrownSize, petName: string, weight: number): string {
  const what = group || 'Size'
  return `${what} was chosen for ${formatWeight(chosenFor)}; ${petName || 'the pet'} weighs ${formatWeight(weight)} now.`
}
