import { defaultOf } from './rules'
import type { ChoiceGroup, ChoiceTree, Choices } from './tree'

/**
 * What stands before anybody chooses: what a package holds, and at each level the size for a pet of this weight
 * [CAT-33, OPEN-211].
 */
export function choicesForWeight(tree: ChoiceTree, roots: readonly string[], weight: number): Choices {
  const own = roots.flatMap((parentId) => {
    const values = (tree.get(parentId) ?? []).flatMap((group) => heldBy(group) ?? defaultOf(group, weight) ?? [])
    return values.length > 0 ? [[parentId, values] as const] : []
  })
  const below = own.flatMap(([, values]) => values.map(({ id }) => id))
  return below.length === 0 ? {} : { ...Object.fromEntries(own), ...choicesForWeight(tree, below, weight) }
}

/** A thing of a package, which is no choice: it is its own base. */
const heldBy = ({ options: [only] }: ChoiceGroup) => (only && only.id === only.baseId ? only : undefined)
