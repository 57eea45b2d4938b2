import { defaultOf } from '@portal/domain'
import type { ChoiceGroup, ChoiceTree, Choices } from '@portal/domain'

/**
 * Initial choices: the contents of a package, and on each level the size for a pet of this weight [CAT-33, OPEN-211].
 */
export function choicesForWeight(tree: ChoiceTree, roots: readonly string[], weight: number): Choices {
  const own = roots.flatMap((parentId) => {
    const values = (tree.get(parentId) ?? []).flatMap((group) => heldBy(group) ?? defaultOf(group, weight) ?? [])
    return values.length > 0 ? [[parentId, values] as const] : []
  })
  const below = own.flatMap(([, values]) => values.map(({ id }) => id))
  return below.length === 0 ? {} : { ...Object.fromEntries(own), ...choicesForWeight(tree, below, weight) }
}

/** Content of a package is not a choice. It is recognised because it is its own base. */
const heldBy = ({ options: [only] }: ChoiceGroup) => (only && only.id === only.baseId ? only : undefined)
