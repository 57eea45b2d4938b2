import { openGroups, pruneChoices } from '@portal/domain'
import type { ChildOption, ChoiceGroup, ChoiceTree, Choices, PackageProduct, QuotedLine } from '@portal/domain'
import { isPackagePlaque } from '@portal/domain-bundled/package-plaques'
import type { FormErrors } from '@portal/forms'
import { savedEngraving, engravingFieldError, engravingTextOf } from '../engraving-text/engraving-value'
import type { EngravingValue } from '../engraving-text/engraving-value'
import { isObject } from '@portal/domain/unknown'

/** Form values of the dialog: each dropdown's value by its parent, and engraving by value. */
export interface ChoiceValues {
  readonly choice?: Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>
  readonly words?: Readonly<Record<string, EngravingValue | undefined>>
}

/** The dropdowns of a product loaded so far. */
export interface KnownChoices {
  readonly tree: ChoiceTree
  readonly roots: readonly string[]
}

/** A dropdown's key in the form; its name may hold any character. */
const keyOf = (tree: ChoiceTree, group: ChoiceGroup) => `g${(tree.get(group.parentId) ?? []).indexOf(group)}`

export const choiceField = (tree: ChoiceTree, group: ChoiceGroup) => `choice.${group.parentId}.${keyOf(tree, group)}`
export const wordsField = (optionId: string) => `words.${optionId}`

/** The form's choices in visible dropdowns [CAT-31]. */
export function choicesOf({ choice, words }: ChoiceValues, { tree, roots }: KnownChoices): Choices {
  const all = [...tree].map(([parentId, groups]) => {
    const ids = groups.flatMap((group) => choice?.[parentId]?.[keyOf(tree, group)] || [])
    return [parentId, ids.map((id) => ({ id, engraving_text: engravingTextOf(words?.[id]) }))]
  })
  return pruneChoices(tree, roots, Object.fromEntries(all))
}

/** Errors of required dropdowns without a value, and of values without their engraving [CAT-34, CAT-53]. */
export function choiceErrors(values: ChoiceValues, known: KnownChoices): FormErrors {
  const { tree, roots } = known
  const open = openGroups(tree, roots, choicesOf(values, known))
  const choice: Record<string, Record<string, string>> = {}
  const words: Record<string, { text: string }> = {}
  for (const { group, chosen } of open) {
    if (!chosen && !group.isOptional) {
      choice[group.parentId] = { ...choice[group.parentId], [keyOf(tree, group)]: missing(group) }
    }
    const wrong = chosen?.requires_engraving && engravingFieldError(values.words?.[chosen.id])
    if (chosen && wrong) words[chosen.id] = { text: wrong }
  }
  return { ...(isFilled(choice) && { choice }), ...(isFilled(words) && { words }) }
}

/** Initial values of a package: all of its contents, with the engraving of a changed line [CAT-20]. */
export function contentValues(
  packageId: string,
  contents: readonly PackageProduct[],
  line: QuotedLine | undefined,
): ChoiceValues & { readonly quantity: string } {
  const options = contents.map(({ packageProduct }) => packageProduct.option)
  const ids = options.map(({ id }) => id)
  // A plaque's engraving belongs to its own line.
  const designed = new Set(options.filter(isPackagePlaque).map(({ id }) => id))
  const savedOptions = (line?.packageProductsC[packageId] ?? []).filter(({ id }) => !designed.has(id))
  return {
    quantity: '1',
    choice: { [packageId]: Object.fromEntries(ids.map((id, index) => [`g${index}`, id])) },
    words: Object.fromEntries(savedOptions.map(({ id, engraving_text: words }) => [id, savedEngraving(words)])),
  }
}

const isFilled = (errors: object) => Object.keys(errors).length > 0
const missing = ({ name }: ChoiceGroup) => `Choose ${name.toLowerCase()}`

/** The chosen values in a cart line's form [DOM-19]. */
export function chosenOptions(values: ChoiceValues, known: KnownChoices): Record<string, ChildOption[]> {
  const choices = choicesOf(values, known)
  const chosen: Record<string, ChildOption[]> = {}
  for (const { group, chosen: option } of openGroups(known.tree, known.roots, choices)) {
    if (!option) continue
    const words = choices[group.parentId]?.find(({ id }) => id === option.id)?.engraving_text ?? null
    chosen[group.parentId] = [...(chosen[group.parentId] ?? []), { ...option, engraving_text: words }]
  }
  return chosen
}

/** The server's refusals of choices, at their dropdowns; undefined when it refused something else [OPEN-95]. */
export function refusedChoices(detail: unknown, tree: ChoiceTree): FormErrors | undefined {
  const choice: Record<string, Record<string, string>> = {}
  for (const field of Object.keys(isObject(detail) ? detail : {})) {
    const [, parentId = '', name = ''] = /package_products_c\.([\w-]+)\.(.+)$/.exec(field) ?? []
    const group = tree.get(parentId)?.find((each) => each.name === name)
    if (group)
      choice[parentId] = { ...choice[parentId], [keyOf(tree, group)]: 'This choice cannot be ordered. Choose again' }
  }
  return isFilled(choice) ? { choice } : undefined
}
