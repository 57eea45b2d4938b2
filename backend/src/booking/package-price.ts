import { amountOn, openGroups, sumOf } from '@portal/domain'
import type { PriceList } from '@portal/domain'
import { choicesForWeight } from '@portal/domain-bundled/choices-for-weight'
import type { CatalogueRepository, ProductRow } from '../repositories/catalogue'
import { offeredChoices } from './line-choices'

/** Extra price of the sizes for this weight, by package [OPEN-211]. */
export async function sizesFor(
  catalogue: CatalogueRepository,
  packages: readonly Pick<ProductRow, 'id'>[],
  weight: number,
  prices: PriceList,
): Promise<Map<string, number>> {
  const ids = packages.map(({ id }) => id)
  const { tree, rows } = await offeredChoices(catalogue, ids)
  const added = (id: string) =>
    openGroups(tree, [id], choicesForWeight(tree, [id], weight)).map(({ chosen }) => {
      const row = chosen && rows.get(chosen.id)
      return row ? amountOn(prices, row) : null
    })
  return new Map(ids.map((id) => [id, sumOf(added(id))]))
}
