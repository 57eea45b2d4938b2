import { integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { BrandDetails } from '../records'
import { fees } from './column-types'

/** Lists and settings of the provider. Keys, indexes and functions: `migrations/*.sql`. */
export const brands = pgTable('brands', {
  code: text().primaryKey(),
  name: text().notNull(),
  parent: text().notNull(),
  phoneWork: text('phone_work').notNull(),
  email: text().notNull(),
  logoPath: text('logo_path').notNull(),
  details: jsonb().$type<BrandDetails>().notNull(),
  seq: integer().notNull(),
})

export const petTypes = pgTable('pet_types', {
  name: text().primaryKey(),
  seq: integer().notNull(),
})

export const breeds = pgTable(
  'breeds',
  {
    petType: text('pet_type').notNull(),
    name: text().notNull(),
    customUnit: text('custom_unit'),
    customUnitToKgRatio: numeric('custom_unit_to_kg_ratio', { precision: 12, scale: 6, mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.petType, table.name] })],
)

export const zones = pgTable('zones', {
  id: text().primaryKey(),
  name: text().notNull(),
  fees: fees().notNull(),
})

export const zoneLocalities = pgTable(
  'zone_localities',
  {
    postalcode: text().notNull(),
    city: text().notNull(),
    zoneId: text('zone_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postalcode, table.city, table.zoneId] })],
)

export const stageLabels = pgTable('stage_labels', {
  stage: text().primaryKey(),
  label: text().notNull(),
  seq: integer().notNull(),
})

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
})
