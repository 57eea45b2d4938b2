import { amountOn, offeredOptions, sumOf } from '@portal/domain'
import type { PriceList } from '@portal/domain'
import { isSize, sizesForWeight } from '@portal/domain-bundled/choices-for-weight'
import { PLAQUE } from '@portal/domain-bundled/package-plaques'
import type { ComparedProduct } from '@portal/api-client/contract/product'
import { offeredChoices } from '../booking/line-choices'
import type { OfferedChoices } from '../booking/line-choices'
import { petSizes } from '../booking/pet-sizes'
import { priceListOf } from '../catalogue/prices'
import type { PracticeRow } from '../db/schema/practice'
import type { CatalogueRepository, ProductRow } from '../repositories/catalogue'
import { toListed } from './product-answer'

/** The items of these ids for a comparison, for a pet of this weight. Unknown items are left out. */
export async function comparisonOf(
  catalogue: CatalogueRepository,
  practice: PracticeRow,
  ids: readonly string[],
  weight: number | null,
): Promise<ComparedProduct[]> {
  const products = await catalogue.products([...new Set(ids)])
  const offered = await offeredChoices(catalogue, [...products.keys()])
  const prices = priceListOf(practice)
  return ids.flatMap((id) => {
    const row = products.get(id)
    if (row === undefined) return []
    return {
      ...toListed(row, practice.brand, prices, petSizes(offered, id, weight, prices)),
      isWithdrawn: row.details.hideInPortalModal,
      sizes: sizesOf(row, offered, weight, prices),
      engraving: engravingOf(row, offered),
    }
  })
}

/** The sizes of the item itself, each with the item's price in it. */
function sizesOf(
  row: ProductRow,
  { tree, rows }: OfferedChoices,
  weight: number | null,
  prices: PriceList,
): ComparedProduct['sizes'] {
  const own = amountOn(prices, { ...row, discountPrice: row.details.discountPrice })
  const forPet = new Set(weight === null ? [] : sizesForWeight(tree, [row.id], weight).map(({ chosen }) => chosen?.id))
  return (tree.get(row.id) ?? []).filter(isSize).flatMap((group) =>
    offeredOptions(group).map(({ id, name }) => {
      const size = rows.get(id)
      return {
        name,
        price: own === null || size === undefined ? null : sumOf([own, amountOn(prices, size)]),
        isForPet: forPet.has(id),
      }
    }),
  )
}

/** Places for words, each kind once, because every size repeats the values below it. */
function engravingOf({ id, details }: ProductRow, { rows }: OfferedChoices): ComparedProduct['engraving'] {
  const values = [...rows.values()].filter(
    (row) => row.baseId === id && row.id !== id && !row.details.hideInPortalModal,
  )
  const places = [{ name: null, details }, ...values].flatMap(({ name, details: of }) =>
    of.requiresEngraving
      ? { on: name, lines: of.maxLines, characters: of.maxCharacters, isPlaque: of.engravingType === PLAQUE }
      : [],
  )
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()]
}
