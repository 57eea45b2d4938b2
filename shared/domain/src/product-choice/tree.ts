import type { ProductOption, ProductOptions } from './schema'

/** A dropdown of a product or of a chosen value. */
export interface ChoiceGroup {
  /** Id of the product or chosen value. */
  readonly parentId: string
  readonly name: string
  readonly isOptional: boolean
  readonly options: readonly ProductOption[]
}

/** Dropdowns by parent. A parent without an entry has not been loaded. */
export type ChoiceTree = ReadonlyMap<string, readonly ChoiceGroup[]>

export interface ChosenValue {
  readonly id: string
  readonly engraving_text?: string | null | undefined
}

/** Chosen values by parent, as lines contain them [DOM-19, DOM-20]. */
export type Choices = Readonly<Record<string, readonly ChosenValue[]>>

/** The dropdowns in an answer of the catalogue. */
export function groupsOf(parentId: string, { parents, filteredproducts }: ProductOptions): ChoiceGroup[] {
  return parents.map(({ name, optionalStatus }) => ({
    parentId,
    name,
    isOptional: optionalStatus,
    options: filteredproducts.filter((option) => option.group === name),
  }))
}

/** Values of a dropdown that can be chosen, without hidden ones [OPEN-63]. */
export function offeredOptions({ options }: ChoiceGroup): ProductOption[] {
  return options.filter((option) => !option.hide_in_portal_modal)
}

/** A dropdown that the present choices open. */
export interface OpenGroup {
  readonly group: ChoiceGroup
  /** 1 for dropdowns of the product, 2 for those of its values, and so on. */
  readonly level: number
  /** The chosen value; null without a valid one. */
  readonly chosen: ProductOption | null
}

/**
 * Dropdowns that the choices open, each followed by those of its value. `roots`: the product, or the contents of a
 * package.
 */
export function openGroups(tree: ChoiceTree, roots: readonly string[], choices: Choices, level = 1): OpenGroup[] {
  return roots.flatMap((parentId) =>
    (tree.get(parentId) ?? []).flatMap((group) => {
      const chosen = findChosenOption(group, choices)
      return [{ group, level, chosen }, ...(chosen ? openGroups(tree, [chosen.id], choices, level + 1) : [])]
    }),
  )
}

/** Parents that the choices open and that the tree lacks, to be loaded. */
export function findMissingParents(tree: ChoiceTree, roots: readonly string[], choices: Choices): string[] {
  const chosen = openGroups(tree, roots, choices).flatMap((open) => open.chosen?.id ?? [])
  return [...roots, ...chosen].filter((parentId) => !tree.has(parentId))
}

export function findChosenOption({ parentId, options }: ChoiceGroup, choices: Choices): ProductOption | null {
  const values = chosenValuesOf(choices, parentId)
  return options.find(({ id }) => values.some((value) => value.id === id)) ?? null
}

/** Own entries only: the keys come from outside. */
export function chosenValuesOf(choices: Choices, parentId: string): readonly ChosenValue[] {
  return Object.hasOwn(choices, parentId) ? (choices[parentId] ?? []) : []
}
