import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { groupedBy } from '@portal/domain'
import { fold } from '@portal/domain-bundled/search'
import type { PlaqueConfigEntry, WordsEntry } from '@portal/domain/plaque'
import type { Db } from '../db/connect'
import { preparedOn } from '../db/prepared'
import { packageItems, plaqueConfig, productOptions, productStock, products } from '../db/schema/catalogue'
import { zoneLocalities, zones } from '../db/schema/reference'

export type ProductRow = Omit<typeof products.$inferSelect, 'holdsAshes'> & {
  /** The item, or a content of the package, holds or returns ashes [OPEN-340]. */
  holdsAshes: boolean
  stock: Record<string, { available: number; minimum: number }>
}
export type OptionRow = typeof productOptions.$inferSelect
export type PackageItemRow = typeof packageItems.$inferSelect
export type ZoneRow = typeof zones.$inferSelect

/** The provider's catalogue, shared by all practices. */
export class CatalogueRepository {
  constructor(private readonly db: Db) {}

  async products(ids: readonly string[]): Promise<Map<string, ProductRow>> {
    if (ids.length === 0) return new Map()
    const rows = await this.#withStock(await this.#products().where(inArray(products.id, [...ids])))
    return new Map(rows.map((row) => [row.id, row]))
  }

  /** Names and details only, for responses that need no stock. */
  async productFacts(ids: readonly string[]): Promise<Pick<typeof products.$inferSelect, FactColumn>[]> {
    if (ids.length === 0) return []
    return preparedOn(this.db, factsOfProducts).execute({ ids: [...ids] })
  }

  /** Configuration entries of the plaques among these products [OPEN-72]; of all products by default. */
  async plaques(ids?: readonly string[]): Promise<PlaqueConfigEntry[]> {
    if (ids?.length === 0) return []
    const rows = await this.db
      .select({ entry: plaqueConfig.entry })
      .from(plaqueConfig)
      .where(ids && inArray(plaqueConfig.sugarId, [...ids]))
      .orderBy(asc(plaqueConfig.seq))
    return rows.map(({ entry }) => entry)
  }

  /** Configured places for text on products and their values [OPEN-158]. */
  async wordsPlaces(): Promise<WordsEntry[]> {
    const placesOf = (table: typeof products | typeof productOptions) =>
      this.db
        .select({ id: table.id, details: table.details })
        .from(table)
        .where(sql`${table.details} ->> 'wordsPlace' is not null`)
        .orderBy(asc(table.id))
    const rows = (await Promise.all([placesOf(products), placesOf(productOptions)])).flat()
    return rows.flatMap(({ id, details: { wordsPlace } }) =>
      wordsPlace ? [{ SugarID: id, Lean: null, ...wordsPlace }] : [],
    )
  }

  /** All values of these products on every level, in the order of their dropdowns. */
  async optionsOf(productIds: readonly string[]): Promise<OptionRow[]> {
    if (productIds.length === 0) return []
    return this.db
      .select()
      .from(productOptions)
      .where(inArray(productOptions.baseId, [...productIds]))
      .orderBy(asc(productOptions.baseId), asc(productOptions.parentId), asc(productOptions.seq))
  }

  /** Values of a product, or of one of its values [API-41]. */
  async optionsUnder(productId: string, parentId: string): Promise<OptionRow[]> {
    return this.db
      .select()
      .from(productOptions)
      .where(and(eq(productOptions.baseId, productId), eq(productOptions.parentId, parentId)))
      .orderBy(asc(productOptions.seq))
  }

  /** One value of a product; undefined if it does not exist. */
  async option(productId: string, id: string): Promise<OptionRow | undefined> {
    const [row] = await this.db
      .select()
      .from(productOptions)
      .where(and(eq(productOptions.baseId, productId), eq(productOptions.id, id)))
    return row
  }

  /** Contents of the packages among these products, in order. */
  async packageContents(productIds: readonly string[]): Promise<Map<string, PackageItemRow[]>> {
    if (productIds.length === 0) return new Map()
    const rows = await this.db
      .select()
      .from(packageItems)
      .where(inArray(packageItems.packageId, [...productIds]))
      .orderBy(asc(packageItems.packageId), asc(packageItems.seq))
    return groupedBy(rows, (row) => row.packageId)
  }

  /** Collection zones of a locality [API-32]. */
  async zones(postalcode: string, city: string): Promise<ZoneRow[]> {
    return this.db
      .select({
        id: zones.id,
        name: zones.name,
        fees: zones.fees,
      })
      .from(zones)
      .innerJoin(zoneLocalities, eq(zoneLocalities.zoneId, zones.id))
      .where(
        and(eq(zoneLocalities.postalcode, postalcode.trim()), sql`search_fold(${zoneLocalities.city}) = ${fold(city)}`),
      )
      .orderBy(asc(zones.name))
  }

  #products() {
    return this.db.select({ ...getTableColumns(products), holdsAshes }).from(products)
  }

  async #withStock(rows: readonly Omit<ProductRow, 'stock'>[]): Promise<ProductRow[]> {
    if (rows.length === 0) return []
    const stock = await this.db
      .select()
      .from(productStock)
      .where(
        inArray(
          productStock.productId,
          rows.map((row) => row.id),
        ),
      )
    return rows.map((row) => ({
      ...row,
      stock: Object.fromEntries(
        stock
          .filter((each) => each.productId === row.id)
          .map(({ brand, available, minimum }) => [brand, { available, minimum }]),
      ),
    }))
  }
}

/** Whether the product or a content of the package holds ashes. Uses plain names, which drizzle would shorten. */
export const holdsAshes = sql<boolean>`(products.holds_ashes or exists (
  select from package_items item join products held on held.id = item.product_id
  where item.package_id = products.id and held.holds_ashes))`

type FactColumn = 'id' | 'name' | 'details' | 'holdsAshes'

function factsOfProducts(db: Db) {
  const { id, name, details, holdsAshes: isMadeForAshes } = products
  return db
    .select({ id, name, details, holdsAshes: isMadeForAshes })
    .from(products)
    .where(sql`${id} = any(${sql.placeholder('ids')})`)
    .prepare('facts_of_products')
}
