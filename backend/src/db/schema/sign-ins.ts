import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'

/** Sign-ins of staff. Keys and indexes: `migrations/*.sql`. */
export const signIns = pgTable('sign_ins', {
  /** The pool's id, which all tokens of a sign-in share. */
  id: text().primaryKey(),
  username: text().notNull(),
  signedInAt: instant('signed_in_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  endedAt: instant('ended_at'),
  /** Browser and system as text; null if unknown. */
  device: text(),
  /** SHA-256 of the reference in the browser's cookie, and of the previous reference; null without a cookie. */
  referenceHash: text('reference_hash'),
  earlierReferenceHash: text('earlier_reference_hash'),
  referenceSince: instant('reference_since'),
  /** The pool's refresh token and the current reference, sealed; null once revoked at the pool. */
  sealedRefresh: text('sealed_refresh'),
})

/** The pool's id of the account that first used a username. */
export const accountSubjects = pgTable('account_subjects', {
  username: text().primaryKey(),
  subject: text().notNull(),
  seenAt: instant('seen_at').notNull(),
})

/** Devices from which users have signed in. */
export const knownDevices = pgTable(
  'known_devices',
  { username: text().notNull(), device: text().notNull(), lastUsedAt: instant('last_used_at').notNull() },
  (table) => [primaryKey({ columns: [table.username, table.device] })],
)
