import type { InferOutput } from 'valibot'
import { returnsAshes } from '@portal/domain'
import type { PriceList } from '@portal/domain'
import { respelt } from '@portal/domain-bundled/catalogue-search'
import { foldedWords } from '@portal/domain-bundled/search'
import type { Contract } from '@portal/api-client/contract'
import type { NearbyItems } from '@portal/api-client/contract/product'
import { petSizesOf } from '../booking/pet-sizes'
import { priceListOf } from '../catalogue/prices'
import type { PracticeRow } from '../db/schema/practice'
import { malformed } from '../errors/failure'
import type { CatalogueRepository } from '../repositories/catalogue'
import type { ItemFilter, ItemListRepository, OfferFilter } from '../repositories/item-list'
import type { Answer } from './handler'
import { pageOf } from './page'
import { toListed } from './product-answer'

type ListProducts = Contract['listProducts']
type ListQuery = InferOutput<ListProducts['query']>
interface Repositories {
  readonly catalogue: CatalogueRepository
  readonly list: ItemListRepository
}

const PACKAGES = ['cremationPackages']
const ITEMS = ['keepsakes', 'memorialisation', 'urns', 'metalUrns', 'ceramicUrns', 'vetSupplies']

/** A page of items or packages, with prices and sizes for the pet. */
export async function listPage(
  { catalogue, list }: Repositories,
  practice: PracticeRow,
  query: ListQuery,
): Promise<Answer<ListProducts>> {
  const { page, page_size: pageSize, sort, direction } = query
  const prices = priceListOf(practice)
  checkPrices(query, prices)
  const filter = filterOf(query)
  const weight = query.petWeight ?? null
  const basis = { list: prices ?? 'listPrice', weight } as const
  const order = { sort: sort ?? null, direction: direction ?? 'asc' } as const
  const { ids, total } = await list.list(filter, { page, pageSize }, order, basis)
  const found = await catalogue.products(ids)
  const rows = ids.flatMap((id) => found.get(id) ?? [])
  const sizes = await petSizesOf(catalogue, rows, weight, prices)
  return {
    ...pageOf(
      rows.map((row) => toListed(row, practice.brand, prices, sizes.get(row.id))),
      total,
      page,
      pageSize,
    ),
    nearby: total > 0 || page > 1 || query.type === 'package' ? null : await nearbyOf(list, filter),
  }
}

/** Refuses an order or a filter by price if prices are hidden, because either would reveal them [OPEN-84]. */
function checkPrices({ sort, priceFrom, priceBelow }: ListQuery, prices: PriceList): void {
  if (prices !== null || (sort !== 'price' && priceFrom == null && priceBelow == null)) return
  throw malformed('Prices are hidden for this practice, so items cannot be sorted or filtered by price.')
}

function filterOf({ type, category, search, serviceType, ...query }: ListQuery): ItemFilter {
  const { material, sizeFor, priceFrom, priceBelow } = query
  const isPriced = priceFrom != null || priceBelow != null
  return {
    categories: type === 'package' ? PACKAGES : categoriesOf(category),
    search: search ?? undefined,
    serviceType: serviceType?.toLowerCase() || undefined,
    isWithoutAshes: returnsAshes(serviceType) === false,
    material: material ?? undefined,
    sizeFor: sizeFor ?? undefined,
    price: isPriced ? { from: priceFrom ?? null, below: priceBelow ?? null } : undefined,
  }
}

/** 'all' and an empty list mean every category but packages, which have their own list. */
function categoriesOf(asked: readonly string[] | null | undefined): readonly string[] {
  return asked?.length && !asked.includes('all') ? asked : ITEMS
}

async function nearbyOf(list: ItemListRepository, filter: ItemFilter): Promise<NearbyItems> {
  const search = filter.search ?? ''
  const categories = await list.categories(filter, search)
  return {
    categories: categories.filter(({ id }) => ITEMS.includes(id)),
    spelling: categories.some(({ matches }) => matches > 0) ? null : await spellingOf(list, filter, search),
  }
}

async function spellingOf(
  list: ItemListRepository,
  offer: OfferFilter,
  search: string,
): Promise<NearbyItems['spelling']> {
  const lengths = foldedWords(search).map((word) => word.length)
  if (lengths.length === 0) return null
  const known = await list.wordsOfNames(Math.min(...lengths) - 1, Math.max(...lengths) + 1)
  const spelt = respelt(search, known)
  if (spelt === null) return null
  const found = (await list.categories(offer, spelt)).filter(({ id, matches }) => matches > 0 && ITEMS.includes(id))
  return found.length === 0 ? null : { search: spelt, categories: found.map(({ id }) => id) }
}
