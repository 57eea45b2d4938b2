import type { PackageProduct } from './schema'
import { chosenValuesOf } from './tree'
import type { ChoiceGroup, Choices } from './tree'

/** Contents of a package as the first level of its tree: each is a dropdown with one value [CAT-20, OPEN-95]. */
export function contentGroups(packageId: string, contents: readonly PackageProduct[]): ChoiceGroup[] {
  return contents.map(({ name, packageProduct: { option } }) => ({
    parentId: packageId,
    name,
    isOptional: false,
    options: [option],
  }))
}

/** Adds contents that were not sent: contents of a package cannot be chosen or left out. */
export function withContents(groups: readonly ChoiceGroup[], choices: Choices): Choices {
  const named: Record<string, Choices[string]> = { ...choices }
  for (const { parentId, options } of groups) {
    const values = chosenValuesOf(named, parentId)
    const missing = options.filter(({ id }) => !values.some((value) => value.id === id))
    named[parentId] = [...values, ...missing.map(({ id }) => ({ id }))]
  }
  return named
}
