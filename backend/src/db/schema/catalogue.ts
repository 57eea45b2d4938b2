import { PlaqueConfigEntrySchema } from '@portal/domain/plaque'
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OptionDetails, ProductDetails } from '../records'
import { jsonRead, money } from './column-types'

/** The catalogue, shared by all practices. Keys, indexes and functions: `migrations/*.sql`. */
export const products = pgTable('products', {
  id: text().primaryKey(),
  name: text().notNull(),
  category: text().notNull(),
  listPrice: money('list_price').notNull(),
  baseRate: money('base_rate').notNull(),
  orderBy: integer('order_by').notNull(),
  serviceTypes: text('service_types').array(),
  /** A key of the domain's `MATERIALS`; null if it is not known. */
  material: text(),
  details: jsonb().$type<ProductDetails>().notNull(),
  /** Holds or returns ashes. For a package: the package itself, without its contents [OPEN-340]. */
  holdsAshes: boolean('holds_ashes').generatedAlwaysAs(
    sql`category in ('urns', 'metalUrns', 'ceramicUrns') or coalesce((details->>'holdsAshes')::boolean, false) or coalesce((details->>'includesReturnCharge')::boolean, false)`,
  ),
  withdrawn: boolean().generatedAlwaysAs(sql`coalesce((details->>'hideInPortalModal')::boolean, false)`),
})

/** Name and price for the order of the item list, kept by triggers. */
export const productList = pgTable('product_list', {
  productId: text('product_id').primaryKey(),
  nameKey: text('name_key').notNull(),
  /** The reduced price while there is one [OPEN-101]. */
  listPrice: money('list_price').notNull(),
  baseRate: money('base_rate').notNull(),
})

/** Surcharges of the sizes by weight. Triggers keep them up to date [CAT-33]. */
export const productSizes = pgTable(
  'product_sizes',
  {
    productId: text('product_id').notNull(),
    /** A range of the pet's weight. */
    kg: text().notNull(),
    listPrice: money('list_price').notNull(),
    baseRate: money('base_rate').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.kg] })],
)

export const productStock = pgTable(
  'product_stock',
  {
    productId: text('product_id').notNull(),
    brand: text().notNull(),
    available: integer().notNull(),
    minimum: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.brand] })],
)

export const productOptions = pgTable('product_options', {
  id: text().primaryKey(),
  baseId: text('base_id').notNull(),
  parentId: text('parent_id').notNull(),
  groupName: text('group_name').notNull(),
  groupOptional: boolean('group_optional').notNull(),
  name: text().notNull(),
  listPrice: money('list_price').notNull(),
  baseRate: money('base_rate').notNull(),
  seq: integer().notNull(),
  details: jsonb().$type<OptionDetails>().notNull(),
})

export const packageItems = pgTable(
  'package_items',
  {
    packageId: text('package_id').notNull(),
    id: text().notNull(),
    productId: text('product_id').notNull(),
    name: text().notNull(),
    description: text().notNull(),
    seq: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.id] })],
)

export const plaqueConfig = pgTable('plaque_config', {
  sugarId: text('sugar_id').primaryKey(),
  seq: integer().notNull(),
  entry: jsonRead(PlaqueConfigEntrySchema).notNull(),
})
