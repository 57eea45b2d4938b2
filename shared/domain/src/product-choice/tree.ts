import type { ProductOption, ProductOptions } from './schema'

/** One dropdown: what hangs under a product or under a chosen value. */
export interface ChoiceGroup {
  /** The product or the option that it hangs under. */
  readonly parentId: string
  readonly name: string
  readonly isOptional: boolean
  readonly options: readonly ProductOption[]
}

/** The dropdowns by what they hang under; of what is not in it nothing is known yet. */
export type ChoiceTree = ReadonlyMap<string, readonly ChoiceGroup[]>

export interface ChosenValue {
  readonly id: string
  readonly engraving_text?: string | null | undefined
}

/** The values chosen, by what they hang under, as a line sends them [DOM-19, DOM-20]. */
export type Choices = Readonly<Record<string, readonly ChosenValue[]>>

/** The dropdowns that an answer of the catalogue tells of. */
export function groupsOf(parentId: string, { parents, filteredproducts }: ProductOptions): ChoiceGroup[] {
  return parents.map(({ name, optionalStatus }) => ({
    parentId,
    name,
    isOptional: optionalStatus,
    options: filteredproducts.filter((option) => option.group === name),
  }))
}

/** What of a dropdown can be chosen: no hidden values [OPEN-63]. */
export function offeredOptions({ options }: ChoiceGroup): ProductOption[] {
  return options.filter((option) => !option.hide_in_portal_modal)
}

/** A dropdown as it stands open. */
export interface OpenGroup {
  readonly group: ChoiceGroup
  /** 1 under the product itself, 2 under a value of it, and so on. */
  readonly level: number
  /** The value chosen in it; null when there is none, or none that it has. */
  readonly chosen: ProductOption | null
}

/** The dropdowns that the choices open, each before those that its value opens; `roots`: the product, or a package's contents. */
export function openGroups(tree: ChoiceTree, roots: readonly string[], choices: Choices, level = 1): OpenGroup[] {
  return roots.flatMap((parentId) =>
    (tree.get(parentId) ?? []).flatMap((group) => {
      const chosen = chosenIn(group, choices)
      return [{ group, level, chosen }, ...(chosen ? openGroups(tree, [chosen.id], choices, level + 1) : [])]
    }),
  )
}

/** What the choices open and the tree does not hold yet: to be asked for. */
export function unknownParents(tree: ChoiceTree, roots: readonly string[], choices: Choices): string[] {
  const chosen = openGroups(tree, roots, choices).flatMap((open) => open.chosen?.id ?? [])
  return [...roots, ...chosen].filter((parentId) => !tree.has(parentId))
}

export function chosenIn({ parentId, options }: ChoiceGroup, choices: Choices): ProductOption | null {
  const values = valuesUnder(choices, parentId)
  return options.find(({ id }) => values.some((value) => value.id === id)) ?? null
}

/** Own entries only: ids come from outside. */
export function valuesUnder(choices: Choices, parentId: string): readonly ChosenValue[] {
  return Object.hasOwn(choices, parentId) ? (choices[parentId] ?? []) : []
}
