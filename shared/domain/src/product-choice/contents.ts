import type { PackageProduct } from './schema'
import { valuesUnder } from './tree'
import type { ChoiceGroup, Choices } from './tree'

/** What a package holds, as the first level of its tree: each thing a dropdown with one value [CAT-20, OPEN-95]. */
export function contentGroups(packageId: string, contents: readonly PackageProduct[]): ChoiceGroup[] {
  return contents.map(({ name, packageProduct: { option } }) => ({
    parentId: packageId,
    name,
    isOptional: false,
    options: [option],
  }))
}

/** What a package holds is no choice: what was not named of it is in it all the same. */
export function withContents(groups: readonly ChoiceGroup[], choices: Choices): Choices {
  const named: Record<string, Choices[string]> = { ...choices }
  for (const { parentId, options } of groups) {
    const values = valuesUnder(named, parentId)
    const missing = options.filter(({ id }) => !values.some((value) => value.id === id))
    named[parentId] = [...values, ...missing.map(({ id }) => ({ id }))]
  }
  return named
}
