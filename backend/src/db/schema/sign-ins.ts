import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'

/** Sign-ins of staff. Keys and indexes: `migrations/*.sql`. */
export const signIns = pgTable('sign_ins', {
  /** The pool's own id, which all tokens of a sign-in have in common. */
  id: text().primaryKey(),
  username: text().notNull(),
  signedInAt: instant('signed_in_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  endedAt: instant('ended_at'),
  /** Browser and system in words; null where they are not known. */
  device: text(),
  /** SHA-256 of the reference in the browser's cookie, and of the one before it; null where the browser has none. */
  referenceHash: text('reference_hash'),
  earlierReferenceHash: text('earlier_reference_hash'),
  referenceSince: instant('reference_since'),
  /** The pool's refresh token and the reference that is good; null once it was taken back at the pool. */
  sealedRefresh: text('sealed_refresh'),
})

/** The pool's own id of the account that a user name was first used with. */
export const accountSubjects = pgTable('account_subjects', {
  username: text().primaryKey(),
  subject: text().notNull(),
  seenAt: instant('seen_at').notNull(),
})

/** By what users were signed in before. */
export const knownDevices = pgTable(
  'known_devices',
  { username: text().notNull(), device: text().notNull(), lastUsedAt: instant('last_used_at').notNull() },
  (table) => [primaryKey({ columns: [table.username, table.device] })],
)
