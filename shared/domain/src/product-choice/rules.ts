import { sumOf } from '../money/rules'
import { defaultOptionByWeight } from '../product/rules'
import type { ProductOption } from './schema'
import { findChosenOption, offeredOptions, openGroups, findMissingParents, chosenValuesOf } from './tree'
import type { ChoiceGroup, ChoiceTree, Choices, ChosenValue, OpenGroup } from './tree'

/** Whether a required dropdown has no value that can be chosen in the portal [CAT-35]. */
export function isClosed({ group }: Pick<OpenGroup, 'group'>): boolean {
  return !group.isOptional && offeredOptions(group).length === 0
}

/** Whether every required dropdown on every level has a value, and all chosen values' dropdowns are known [OPEN-95]. */
export function isComplete(tree: ChoiceTree, roots: readonly string[], choices: Choices): boolean {
  if (findMissingParents(tree, roots, choices).length > 0) return false
  return openGroups(tree, roots, choices).every(({ group, chosen }) =>
    chosen ? !chosen.hide_in_portal_modal : group.isOptional,
  )
}

/** The choices without those outside open dropdowns, such as choices below a former value [CAT-31]. */
export function pruneChoices(tree: ChoiceTree, roots: readonly string[], choices: Choices): Choices {
  const open: Record<string, ChosenValue[]> = {}
  for (const { group, chosen } of openGroups(tree, roots, choices)) {
    const value = chosenValuesOf(choices, group.parentId).find(({ id }) => id === chosen?.id)
    if (value) open[group.parentId] = [...(open[group.parentId] ?? []), value]
  }
  return open
}

/** Sets or clears the value of one dropdown, and removes choices below the former value [CAT-31]. */
export function withChoice(
  tree: ChoiceTree,
  roots: readonly string[],
  choices: Choices,
  { group, value }: { group: ChoiceGroup; value: ChosenValue | null },
): Choices {
  const former = findChosenOption(group, choices)
  const others = chosenValuesOf(choices, group.parentId).filter(({ id }) => id !== former?.id)
  return pruneChoices(tree, roots, { ...choices, [group.parentId]: value ? [...others, value] : others })
}

/** The value of a dropdown for a pet of this weight in kg [CAT-33, OPEN-62]. */
export function defaultOf(group: ChoiceGroup, weight: number | null): ProductOption | null {
  const ranged = offeredOptions(group).map((option) => ({
    option,
    minWeight: option.min_weight,
    maxWeight: option.max_weight,
  }))
  return defaultOptionByWeight(ranged, weight)?.option ?? null
}

/** Price of a product with its chosen values, in dollars; null if prices are hidden. */
export function priceWithChoices(
  price: number | null,
  tree: ChoiceTree,
  roots: readonly string[],
  choices: Choices,
): number | null {
  if (price === null) return null
  return sumOf([price, ...openGroups(tree, roots, choices).map(({ chosen }) => chosen?.unit_price ?? 0)])
}
