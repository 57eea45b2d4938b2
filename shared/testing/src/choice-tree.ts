import { parse } from 'valibot'
import { ProductOptionSchema } from '@portal/domain'
import type { ChoiceGroup, ChoiceTree, ProductOption } from '@portal/domain'

/** A dropdown in specs: its values and the dropdowns that each opens. */
export interface GroupSpec {
  readonly name: string
  readonly optional?: boolean
  readonly values: Readonly<Record<string, ValueSpec>>
}

export type ValueSpec = Partial<ProductOption> & { readonly below?: readonly GroupSpec[] }

/** Tree of a product. The id of a value consists of its parent's id and its own name. */
export function treeOf(productId: string, groups: readonly GroupSpec[]): ChoiceTree {
  return new Map(entriesOf(productId, productId, groups))
}

function entriesOf(
  productId: string,
  parentId: string,
  written: readonly GroupSpec[],
): [string, readonly ChoiceGroup[]][] {
  const groups = written.map(({ name, optional = false, values }) => ({
    parentId,
    name,
    isOptional: optional,
    options: Object.entries(values).map(([key, option]) =>
      // The schema drops the nested dropdowns.
      parse(ProductOptionSchema, {
        id: `${parentId}-${key}`,
        name: key,
        baseId: productId,
        parentId,
        group: name,
        ...option,
      }),
    ),
  }))
  const below = written.flatMap(({ values }) =>
    Object.entries(values).flatMap(([key, value]) => entriesOf(productId, `${parentId}-${key}`, value.below ?? [])),
  )
  return [[parentId, groups], ...below]
}
