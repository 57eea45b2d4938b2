import type { MessageKind } from '@portal/domain/asking'
import type { MessageChannel } from '@portal/domain/plaque'
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'

const lineColumns = {
  practiceId: text('practice_id').notNull(),
  bookingId: text('booking_id').notNull(),
  lineId: text('line_id').notNull(),
}

/** How an owner was asked for their word; the last of a line counts. Keys and indexes: `migrations/*.sql`. */
export const ownerRequests = pgTable('owner_requests', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  ...lineColumns,
  /** As staff made it last: an owner's own changes belong to the same request. */
  version: integer().notNull(),
  askedAt: instant('asked_at').notNull(),
  askedLast: instant('asked_last').notNull(),
  /** YYYY-MM-DD. */
  answerBy: text('answer_by').notNull(),
  openedFirst: instant('opened_first'),
  openedLast: instant('opened_last'),
  answeredAt: instant('answered_at'),
})

/** What was written about an owner's word: to the owner, the clinic or Client Care. */
export const ownerMessages = pgTable('owner_messages', {
  /** Part of the mail's Message-ID: the same at every try. */
  id: text().primaryKey(),
  /** Null where nobody was asked: an approval that staff noted. */
  requestId: bigint('request_id', { mode: 'number' }),
  ...lineColumns,
  kind: text().$type<MessageKind>().notNull(),
  channel: text().$type<MessageChannel>().notNull(),
  recipient: text().notNull(),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  /** The receiving side takes it never. */
  refusedAt: instant('refused_at'),
  reason: text(),
})
