import { defaultOf, offeredOptions, openGroups } from '@portal/domain'
import type { ChoiceGroup, ChoiceTree, Choices, OpenGroup } from '@portal/domain'

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

/** Whether the product, or a content of the package, comes in sizes by the pet's weight. */
export function hasSizes(tree: ChoiceTree, roots: readonly string[]): boolean {
  const groups = roots.flatMap((parentId) => tree.get(parentId) ?? [])
  return groups.some(isSize) || groups.some((group) => hasSizes(tree, heldBy(group)?.map(({ id }) => id) ?? []))
}

/** The sizes for a pet of this weight, on every level; none if no size holds it. */
export function sizesForWeight(tree: ChoiceTree, roots: readonly string[], weight: number): OpenGroup[] {
  const open = openGroups(tree, roots, choicesForWeight(tree, roots, weight))
  return open.filter(({ group, chosen }) => chosen !== null && isSize(group))
}

/** Whether the values of a dropdown are for weights of pets. */
export function isSize(group: ChoiceGroup): boolean {
  if (heldBy(group)) return false
  return offeredOptions(group).some(({ min_weight: min, max_weight: max }) => min !== null || max !== null)
}

/**
 * The product behind a dropdown for a content of a package. It is not a choice: it is the only value, and its own base.
 */
const heldBy = ({ options: [only] }: ChoiceGroup) => (only && only.id === only.baseId ? [only] : undefined)
