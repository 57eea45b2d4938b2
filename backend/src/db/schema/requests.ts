import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'

/** Records about requests. Keys, indexes and functions: `migrations/*.sql`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    practiceId: text('practice_id').notNull(),
    contactId: text('contact_id').notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer().notNull(),
    response: text().notNull(),
    version: integer(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.contactId, table.key] })],
)

export const rateLimits = pgTable(
  'rate_limits',
  {
    scope: text().notNull(),
    subject: text().notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.subject] })],
)

export const verificationAttempts = pgTable(
  'verification_attempts',
  {
    bookingId: text('booking_id').notNull(),
    lineId: text('line_id').notNull(),
    /** A keyed hash; '' for all callers together. */
    caller: text().notNull(),
    hourStart: instant('hour_start').notNull(),
    hourCount: integer('hour_count').notNull(),
    dayStart: instant('day_start').notNull(),
    dayCount: integer('day_count').notNull(),
    /** Marks of the numbers tried this day; each counts once. */
    tried: text().array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.lineId, table.caller] })],
)

/** Signed links that were opened. Keys and indexes: `migrations/*.sql`. */
export const usedLinks = pgTable('used_links', {
  nonce: text().primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})
