import { amountOn, openGroups, sumOf } from '@portal/domain'
import type { PriceList } from '@portal/domain'
import { choicesForWeight, hasSizes, sizesForWeight } from '@portal/domain-bundled/choices-for-weight'
import { offeredChoices } from './line-choices'
import type { OfferedChoices } from './line-choices'
import type { CatalogueRepository, ProductRow } from '../repositories/catalogue'

/** How the sizes of an item suit a pet. */
export interface PetSizes {
  readonly hasSizes: boolean
  /** Null without a weight or without sizes. */
  readonly fitsPet: boolean | null
  /** Surcharge of the pet's size; null if no size holds the pet or prices are hidden. */
  readonly added: number | null
}

export async function petSizesOf(
  catalogue: CatalogueRepository,
  products: readonly Pick<ProductRow, 'id'>[],
  weight: number | null,
  prices: PriceList,
): Promise<Map<string, PetSizes>> {
  const ids = products.map(({ id }) => id)
  const offered = await offeredChoices(catalogue, ids)
  return new Map(ids.map((id) => [id, petSizes(offered, id, weight, prices)]))
}

/** [OPEN-211] */
export function petSizes(
  { tree, rows }: OfferedChoices,
  id: string,
  weight: number | null,
  prices: PriceList,
): PetSizes {
  if (!hasSizes(tree, [id])) return { hasSizes: false, fitsPet: null, added: null }
  if (weight === null) return { hasSizes: true, fitsPet: null, added: null }
  if (sizesForWeight(tree, [id], weight).length === 0) return { hasSizes: true, fitsPet: false, added: null }
  const added = openGroups(tree, [id], choicesForWeight(tree, [id], weight)).map(({ chosen }) => {
    const row = chosen && rows.get(chosen.id)
    return row ? amountOn(prices, row) : null
  })
  return { hasSizes: true, fitsPet: true, added: prices === null ? null : sumOf(added) }
}
