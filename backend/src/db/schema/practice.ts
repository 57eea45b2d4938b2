import type { Address } from '@portal/domain'
import { boolean, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { fees, flag, instant, money } from './column-types'

/** Practices and their contacts. Keys, indexes and functions: `migrations/*.sql`. */
export const practices = pgTable('practices', {
  id: text().primaryKey(),
  name: text().notNull(),
  brand: text().notNull(),
  relationship: text().notNull(),
  hasPortalAccess: text('has_portal_access').notNull(),
  pricing: text().notNull(),
  defaultCollectionLocation: text('default_collection_location').notNull(),
  providesClientDetails: flag('provides_client_details').notNull(),
  ownerChecksWords: flag('owner_checks_words').notNull(),
  temporaryOpportunityId: text('temporary_opportunity_id').notNull(),
  office: jsonb().$type<Address>().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  representativeId: text('representative_id'),
  fees: fees().notNull(),
  version: integer().notNull().default(1),
})

export type PracticeRow = typeof practices.$inferSelect

/**
 * Creator of the contact's account in the user pool: 'none' before there is an account. The portal manages its own accounts.
 */
export type AccountOrigin = 'none' | 'provider' | 'portal'

export const contacts = pgTable(
  'contacts',
  {
    practiceId: text('practice_id').notNull(),
    id: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    cognitoUsername: text('cognito_username'),
    portalAccess: text('portal_access'),
    active: boolean().notNull(),
    account: text().$type<AccountOrigin>().notNull().default('none'),
    /** Sign-ins before this moment are over. */
    signedOutAt: instant('signed_out_at'),
    seq: integer().generatedAlwaysAsIdentity(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.id] })],
)

export type ContactRow = typeof contacts.$inferSelect

export const serviceTypes = pgTable(
  'service_types',
  {
    practiceId: text('practice_id').notNull(),
    id: text().notNull(),
    name: text().notNull(),
    seq: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.id] })],
)

export const representatives = pgTable('representatives', {
  id: text().primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phoneMobile: text('phone_mobile').notNull(),
  email: text().notNull(),
  picturePath: text('picture_path').notNull(),
})

export const invoices = pgTable(
  'invoices',
  {
    practiceId: text('practice_id').notNull(),
    id: text().notNull(),
    number: text().notNull(),
    date: instant().notNull(),
    type: text().notNull(),
    status: text().notNull(),
    total: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    dueDate: instant('due_date'),
    amountDue: numeric('amount_due', { precision: 12, scale: 2, mode: 'number' }),
    pdfPath: text('pdf_path').notNull(),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.id] })],
)

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    practiceId: text('practice_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    seq: integer().notNull(),
    description: text().notNull(),
    quantity: integer().notNull(),
    unitPrice: money('unit_price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.invoiceId, table.seq] })],
)
