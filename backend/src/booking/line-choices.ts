import {
  contentGroups,
  defaultOf,
  engravedForm,
  groupedBy,
  openGroups,
  chosenValuesOf,
  withContents,
} from '@portal/domain'
import { choiceErrors } from '@portal/domain-bundled/choice-errors'
import type { ChoiceError } from '@portal/domain-bundled/choice-errors'
import type { ChoiceGroup, ChoiceTree, PriceListAmounts, SubmitLine } from '@portal/domain'
import type { ChildOption } from '../db/records'
import type { LineRecord } from '../repositories/booking'
import type { CatalogueRepository, OptionRow } from '../repositories/catalogue'
import { contentRow, contentsOf, toPackageProduct } from '../catalogue/package-contents'
import type { Content } from '../catalogue/package-contents'
import { withoutFormerText } from './package-plaques'
import { isOptionalGroup, toProductOption } from '../catalogue/product-option'
import type { ChoiceRow } from '../catalogue/product-option'

/** The dropdowns and values of some products. */
export interface OfferedChoices {
  readonly tree: ChoiceTree
  readonly rows: ReadonlyMap<string, ChoiceRow>
}

export async function offeredChoices(
  catalogue: CatalogueRepository,
  productIds: readonly string[],
): Promise<OfferedChoices> {
  const contents = await contentsOf(catalogue, productIds)
  const held = [...contents.values()].flat()
  const rows = await catalogue.optionsOf([...new Set([...productIds, ...held.map(({ product }) => product.id)])])
  const known: readonly ChoiceRow[] = [...held.map(contentRow), ...rows]
  return {
    tree: new Map([...treeOf(rows), ...[...contents].map(packageEntry)]),
    rows: new Map(known.map((row) => [row.id, row])),
  }
}

function packageEntry([id, contents]: readonly [string, readonly Content[]]): [string, ChoiceGroup[]] {
  const products = contents.map((content) => toPackageProduct(content, null, ''))
  return [id, contentGroups(id, products)]
}

/** The rows are in the order of their dropdowns. */
function treeOf(rows: readonly OptionRow[]): Map<string, ChoiceGroup[]> {
  const tree = new Map<string, ChoiceGroup[]>()
  for (const [parentId, children] of groupedBy(rows, (row) => row.parentId)) {
    const groups = [...groupedBy(children, (row) => row.groupName)].map(([name, options]) => ({
      parentId,
      name,
      isOptional: isOptionalGroup(options),
      options: options.map((row) => ({ ...toProductOption(row, null), image: '' })),
    }))
    tree.set(parentId, groups)
  }
  return tree
}

export interface LineChoices extends Pick<LineRecord, 'packageProducts' | 'children'> {
  readonly errors: readonly ChoiceError[]
}

/** Choices of a line as they are stored, and their errors [OPEN-95]. */
export function lineChoices(
  line: SubmitLine,
  existing: LineRecord | undefined,
  { tree, rows }: OfferedChoices,
  weight: number | null,
): LineChoices {
  // Unchanged choices are accepted again, even if the catalogue no longer offers them.
  if (existing && hasSameChoices(line, existing)) {
    const children = existing.children.map((child) => ({ ...child, ...amountsOf(rows.get(child.id) ?? child) }))
    return { packageProducts: existing.packageProducts, children, errors: [] }
  }
  const roots = [line.product]
  const choices = withContents(contentsIn(tree, line.product), withoutFormerText(line, existing, rows))
  const children = openGroups(tree, roots, choices).flatMap(({ group: of, chosen }): ChildOption[] => {
    const { parentId, name: group } = of
    const row = chosen && rows.get(chosen.id)
    if (!row) return []
    const words = chosenValuesOf(choices, parentId).find(({ id }) => id === row.id)?.engraving_text
    const { id, baseId, name, details } = row
    const chosenForWeight = defaultOf(of, weight)?.id === id ? weight : null
    return [
      { id, parentId, baseId, name, engravingText: words || null, ...amountsOf(row), details, group, chosenForWeight },
    ]
  })
  const parents = groupedBy(children, (child) => child.parentId)
  const packageProducts = Object.fromEntries([...parents].map(([parentId, of]) => [parentId, of.map(({ id }) => id)]))
  return { packageProducts, children, errors: choiceErrors(tree, roots, choices) }
}

/** The contents of a package; none for other products. */
function contentsIn(tree: ChoiceTree, productId: string): readonly ChoiceGroup[] {
  return (tree.get(productId) ?? []).filter(({ options }) => options.some(({ baseId, id }) => baseId === id))
}

const amountsOf = ({ listPrice, baseRate }: PriceListAmounts): PriceListAmounts => ({ listPrice, baseRate })

function hasSameChoices(line: SubmitLine, { productId, children }: LineRecord): boolean {
  if (line.product !== productId) return false
  const sent = Object.entries(line.package_products_c ?? {}).flatMap(([parentId, values]) =>
    values.map(({ id, engraving_text: words }) => `${parentId} ${id} ${words || ''}`),
  )
  const keptChildren = children.map(
    ({ parentId, id, engravingText }) => `${parentId} ${id} ${engravedForm(engravingText ?? '')}`,
  )
  return sent.length === keptChildren.length && new Set([...sent, ...keptChildren]).size === keptChildren.length
}
