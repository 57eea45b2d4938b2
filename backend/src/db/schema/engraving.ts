import type { ApprovalMethod, EndReason, Visitor } from '@portal/domain/plaque'
import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { EngravingDetailsSchema } from '../records'
import { instant, jsonRead } from './column-types'

const lineColumns = {
  practiceId: text('practice_id').notNull(),
  bookingId: text('booking_id').notNull(),
  lineId: text('line_id').notNull(),
}

/** The engraving of a line: its current version, approval and change request. Keys: `migrations/*.sql`. */
export const engravings = pgTable(
  'engravings',
  {
    ...lineColumns,
    id: text().notNull(),
    /** Product of the record. If the line has another product by now, the record counts as missing. */
    productId: text('product_id').notNull(),
    version: integer().notNull().default(1),
    approvedAt: instant('approved_at'),
    approvedBy: text('approved_by'),
    approvedAs: text('approved_as').$type<Visitor>(),
    /** How the owner told staff; null if the owner approved on the page. */
    approvalMethod: text('approval_method').$type<ApprovalMethod>(),
    approvedVersion: integer('approved_version'),
    approvedSha256: text('approved_sha256'),
    /** End of the last approval and its reason; null while an approval is valid and before the first one. */
    endedAt: instant('ended_at'),
    endedWhy: text('ended_why').$type<EndReason>(),
    changeNote: text('change_note'),
    changeAt: instant('change_at'),
    /** Code of the owner's short address [OPEN-381]. */
    ownerCode: text('owner_code')
      .notNull()
      .default(sql`new_owner_code()`),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.bookingId, table.lineId] })],
)

/** All saved versions of an engraving. File keys are below `media/`. */
export const engravingVersions = pgTable(
  'engraving_versions',
  {
    ...lineColumns,
    version: integer().notNull(),
    savedBy: text('saved_by').notNull(),
    savedAs: text('saved_as').$type<Visitor>().notNull(),
    savedAt: instant('saved_at').notNull(),
    details: jsonRead(EngravingDetailsSchema).notNull(),
    artworkKey: text('artwork_key'),
    artworkSha256: text('artwork_sha256'),
    /** A smaller picture of the same artwork, and the workshop's files. */
    screenKey: text('screen_key'),
    screenSha256: text('screen_sha256'),
    svgKey: text('svg_key'),
    pdfKey: text('pdf_key'),
    photoKey: text('photo_key'),
    photoSha256: text('photo_sha256'),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.bookingId, table.lineId, table.version] })],
)

/** Uploaded and stored files that do not belong to a version yet, by object storage key. */
export const engravingUploads = pgTable(
  'engraving_uploads',
  {
    ...lineColumns,
    key: text().notNull(),
    /** A photo from a browser, or a stored file that no version has yet. */
    picture: text().$type<'photo' | 'stored'>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Key of the re-encoded file; null until a version uses it. */
    storedKey: text('stored_key'),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.key] })],
)
