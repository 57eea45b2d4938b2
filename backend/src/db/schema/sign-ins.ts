import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'

/** Sign-ins of staff. Keys and indexes: `migrations/*.sql`. */
export const signIns = pgTable('sign_ins', {
  /** The pool's own id, which all tokens of a sign-in have in common. */
  id: text().primaryKey(),
  username: text().notNull(),
  signedInAt: instant('signed_in_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  endedAt: instant('ended_at'),
})
