import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'

/** Signed links that were opened. Keys and indexes: `migrations/*.sql`. */
export const usedLinks = pgTable('used_links', {
  nonce: text().primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})
