import type { MessageKind } from '@portal/domain-bundled/asking'
import type { MessageChannel } from '@portal/domain/plaque'
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'

const lineColumns = {
  practiceId: text('practice_id').notNull(),
  bookingId: text('booking_id').notNull(),
  lineId: text('line_id').notNull(),
}

/** Approval requests to owners; the latest of a line counts. Keys and indexes: `migrations/*.sql`. */
export const ownerRequests = pgTable('owner_requests', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  ...lineColumns,
  /** Latest version made by staff. An owner's own changes belong to the same request. */
  version: integer().notNull(),
  requestedAt: instant('requested_at').notNull(),
  lastRequestedAt: instant('last_requested_at').notNull(),
  /** YYYY-MM-DD. */
  answerBy: text('answer_by').notNull(),
  openedFirst: instant('opened_first'),
  openedLast: instant('opened_last'),
  answeredAt: instant('answered_at'),
})

/** Messages about approvals: to the owner, the clinic or Client Care. */
export const ownerMessages = pgTable('owner_messages', {
  /** Part of the mail's Message-ID, the same for every attempt. */
  id: text().primaryKey(),
  /** Null without a request, for example if staff recorded an approval. */
  requestId: bigint('request_id', { mode: 'number' }),
  ...lineColumns,
  kind: text().$type<MessageKind>().notNull(),
  channel: text().$type<MessageChannel>().notNull(),
  recipient: text().notNull(),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  /** When the receiving side refused the message for good. */
  refusedAt: instant('refused_at'),
  reason: text(),
})
