import { and, arrayContains, asc, count, desc, eq, inArray, isNull, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ItemSort, Material } from '@portal/domain-bundled/item-list'
import { catalogueBeginnings } from '@portal/domain-bundled/catalogue-search'
import type { SearchPrefix } from '@portal/domain-bundled/catalogue-search'
import type { Db } from '../db/connect'
import { productList, productSizes, products } from '../db/schema/catalogue'
import { holdsAshes } from './catalogue'

/** Filter for the items that a booking may have. */
export interface OfferFilter {
  /** In lower case. */
  readonly serviceType?: string | undefined
  /** Excludes items that hold ashes [OPEN-340]. */
  readonly isWithoutAshes?: boolean
}

export interface ItemFilter extends OfferFilter {
  readonly categories?: readonly string[]
  readonly search?: string | undefined
  readonly material?: Material | undefined
  /** In kg: only items with a size for it. */
  readonly sizeFor?: number | undefined
  readonly price?: PriceRange | undefined
}

/** Prices from `from` on and below `below`. */
export interface PriceRange {
  readonly from: number | null
  readonly below: number | null
}

/** The price list that counts, and the pet's weight in kg. */
export interface PriceBasis {
  readonly list: 'listPrice' | 'baseRate'
  readonly weight: number | null
}

export interface ItemOrder {
  readonly sort: ItemSort | null
  readonly direction: 'asc' | 'desc'
}

const CATALOGUE_ORDER: ItemOrder = { sort: null, direction: 'asc' }

/** Finds the items of a list in narrow rows; their details are read afterwards. */
export class ItemListRepository {
  constructor(private readonly db: Db) {}

  /** Ids of a page in order, and the number of all matching items. */
  async list(
    filter: ItemFilter,
    { page, pageSize }: { page: number; pageSize: number },
    order: ItemOrder = CATALOGUE_ORDER,
    basis: PriceBasis = { list: 'listPrice', weight: null },
  ): Promise<{ ids: string[]; total: number }> {
    const found = foundBy(filter.search)
    const price = priceOf(basis)
    const where = and(
      offered(filter),
      filter.categories && inArray(products.category, [...filter.categories]),
      filter.material && eq(products.material, filter.material),
      filter.sizeFor === undefined ? undefined : hasSizeFor(filter.sizeFor),
      filter.price && between(price, filter.price),
    )
    const isPriced = order.sort === 'price' || filter.price !== undefined
    const best = found ? [sql`found.place`] : []
    const [rows, [counted]] = await Promise.all([
      this.db
        .select({ id: sql<string>`products.id` })
        .from(productsWith({ found, isPriced, isNamed: order.sort !== null }, basis))
        .where(where)
        .orderBy(...(order.sort ? inOrder(order, price) : [...best, ...IN_ORDER]))
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      this.db
        .select({ total: count() })
        .from(productsWith({ found, isPriced: filter.price !== undefined, isNamed: false }, basis))
        .where(where),
    ])
    return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 }
  }

  /** The items of each category, and how many of them match the search. */
  async categories(offer: OfferFilter, search: string): Promise<{ id: string; items: number; matches: number }[]> {
    const found = foundBy(search)
    const matches = found
      ? sql<number>`count(*) filter (where ${products.id} in (select product_id from ${found}))::int`
      : sql<number>`count(*)::int`
    return this.db
      .select({ id: products.category, items: count(), matches })
      .from(products)
      .where(offered(offer))
      .groupBy(products.category)
  }

  /** Folded words of the names, of the given lengths. */
  async wordsOfNames(shortest: number, longest: number): Promise<string[]> {
    const words = sql`(select distinct string_to_table(${productList.nameKey}, ' ') as word from ${productList}) words`
    const rows = await this.db
      .select({ word: sql<string>`word` })
      .from(words)
      .where(sql`length(word) between ${shortest} and ${longest}`)
    return rows.map(({ word }) => word)
  }
}

interface NarrowRows {
  readonly found: SQL | undefined
  readonly isNamed: boolean
  readonly isPriced: boolean
}

/** Products with the narrow rows that a search, an order or a filter needs. */
function productsWith({ found, isNamed, isPriced }: NarrowRows, { weight }: PriceBasis): SQL {
  const matching = sql`inner join ${found} on found.product_id = ${products.id}`
  const named = sql`inner join ${productList} on ${productList.productId} = ${products.id}`
  const sized = sql`left join ${productSizes} on ${productSizes.productId} = ${products.id} and ${holds(weight)}`
  const joins = [...(found ? [matching] : []), ...(isNamed || isPriced ? [named] : []), ...(isPriced ? [sized] : [])]
  return sql.join([sql`${products}`, ...joins], sql` `)
}

const holds = (weight: number | null) => (weight === null ? sql`false` : sql`${productSizes.kg} @> ${weight}::numeric`)

const hasSizeFor = (weight: number) =>
  sql`exists (select from ${productSizes} where ${productSizes.productId} = ${products.id} and ${holds(weight)})`

/** Excludes withdrawn items, and items that are of no use for the service. */
function offered({ serviceType, isWithoutAshes }: OfferFilter) {
  return and(
    sql`not ${products.withdrawn}`,
    serviceType === undefined
      ? undefined
      : or(isNull(products.serviceTypes), arrayContains(products.serviceTypes, [serviceType])),
    isWithoutAshes ? not(holdsAshes) : undefined,
  )
}

/** The price with the size for the pet. */
function priceOf({ list }: PriceBasis): SQL {
  return sql`${productList[list]} + coalesce(${productSizes[list]}, 0)`
}

function between(price: SQL, { from, below }: PriceRange) {
  return and(
    from === null ? undefined : sql`${price} >= ${from}::numeric`,
    below === null ? undefined : sql`${price} < ${below}::numeric`,
  )
}

const IN_ORDER = [asc(products.orderBy), asc(products.name), asc(products.id)]

/** Sorts equal items by name, so that pages do not overlap. */
function inOrder({ sort, direction }: ItemOrder, price: SQL): SQL[] {
  const turned = direction === 'desc' ? desc : asc
  const byName = [asc(productList.nameKey), asc(products.id)]
  return sort === 'price' ? [turned(price), ...byName] : [turned(productList.nameKey), asc(products.id)]
}

/**
 * Products that match every typed word, by the index of `product_words`, each with the place of the match. Names rank
 * first, and exact words before synonyms [OPEN-359]. Undefined without a search.
 */
function foundBy(search: string | undefined): SQL | undefined {
  const words = catalogueBeginnings(search ?? '')
  if (words.length === 0) return undefined
  const asked = words.flatMap((beginnings, word) =>
    beginnings.flatMap((one) =>
      startsOf(one).map((start) => sql`(${word}::int, ${start}::text collate "C", ${Number(one.isOther)}::int)`),
    ),
  )
  return sql`(select product_id, sum(place) as place
    from (
      select word, product_id, min(2 * place + other) as place
      from (values ${sql.join(asked, sql`, `)}) as asked (word, beginning, other)
      join product_words on start >= beginning and start < beginning || ${LAST_LETTER}
      group by word, product_id
    ) met
    group by product_id having count(*) = ${words.length}) found`
}

/**
 * Word starts to look up in `product_words`. A blank ends a whole word. A hyphen ends a word that has a colour behind
 * it: "slate-blue" is found by "slate" itself, not by a word that means slate [OPEN-384].
 */
const startsOf = ({ start, isWhole, isOther }: SearchPrefix): string[] =>
  !isWhole ? [start] : isOther ? [`${start} `] : [`${start} `, `${start}-`]

/** Sorts last in the index, which is ordered by bytes. */
const LAST_LETTER = '\u{10FFFF}'
