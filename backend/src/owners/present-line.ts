import { artworkState, whyClosed } from '@portal/domain/plaque'
import type { ArtworkState, ClosedReason, EndReason } from '@portal/domain/plaque'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { bookingLines, bookings } from '../db/schema/booking'
import { engravingVersions, engravings } from '../db/schema/engraving'
import { ownerRequests } from '../db/schema/owner-request'
import type { ownerMessages } from '../db/schema/owner-request'
import { practices } from '../db/schema/practice'
import type { PracticeRow } from '../db/schema/practice'
import { brands } from '../db/schema/reference'

/** A line with its booking and practice, taken from a session or from a queued message. */
export interface LineReference {
  readonly practiceId: string
  readonly bookingId: string
  readonly lineId: string
}

export type RequestRow = typeof ownerRequests.$inferSelect
export type MessageRow = typeof ownerMessages.$inferSelect

/** The present engraving of a line, with booking, practice and request. */
export interface PresentLine {
  readonly booking: typeof bookings.$inferSelect
  readonly productName: string
  /** The engraving has the words of an item that is no plaque. */
  readonly isWords: boolean
  readonly practice: PracticeRow
  readonly brand: typeof brands.$inferSelect | null
  readonly state: ArtworkState
  /** Why staff can no longer change it. */
  readonly closed: ClosedReason | null
  /** Code of the owner's short address. */
  readonly ownerCode: string
  readonly version: number
  readonly approvedAt: Date | null
  /** The approval that has ended. */
  readonly ended: { readonly at: Date; readonly why: EndReason } | null
  /** The version that the owner is asked about: the latest by staff, or the owner's own if there is no other. */
  readonly askedVersion: number
  /** The latest request, about this version or an earlier one; null if the owner was never asked. */
  readonly request: RequestRow | null
}

/** The request about the present artwork; null if it was about an earlier one. */
export function currentRequest({ request, askedVersion }: PresentLine): RequestRow | null {
  return request?.version === askedVersion ? request : null
}

/** Null for a line without an engraving. */
export async function presentLine(db: Db, of: LineReference): Promise<PresentLine | null> {
  const [row] = await db
    .select({
      booking: bookings,
      line: bookingLines,
      engraving: engravings,
      artworkKey: engravingVersions.artworkKey,
      details: engravingVersions.details,
      byStaff: versionOfStaff,
      practice: practices,
      brand: brands,
    })
    .from(engravings)
    .innerJoin(bookings, and(eq(bookings.practiceId, engravings.practiceId), eq(bookings.id, engravings.bookingId)))
    .innerJoin(bookingLines, isLineOfEngraving)
    .innerJoin(engravingVersions, and(isVersionOf, eq(engravingVersions.version, engravings.version)))
    .innerJoin(practices, eq(practices.id, engravings.practiceId))
    .leftJoin(brands, eq(brands.code, practices.brand))
    .where(isLine(engravings, of))
  if (row === undefined) return null
  const { booking, line, engraving, artworkKey, details, byStaff, practice, brand } = row
  const [request] = await db
    .select()
    .from(ownerRequests)
    .where(isLine(ownerRequests, of))
    .orderBy(desc(ownerRequests.id))
    .limit(1)
  const isApproved = engraving.approvedAt !== null
  return {
    booking,
    productName: line.name,
    isWords: details.words !== null,
    practice,
    brand,
    state: artworkState({
      hasRecord: engraving.productId === line.productId,
      hasPictures: artworkKey !== null,
      isApproved,
      isChangeAsked: engraving.changeAt !== null,
    }),
    closed: whyClosed({ ...booking, isDeleted: line.deleted, isApproved }, 'staff'),
    ownerCode: engraving.ownerCode,
    version: engraving.version,
    approvedAt: engraving.approvedAt,
    ended: engraving.endedAt && engraving.endedWhy && { at: engraving.endedAt, why: engraving.endedWhy },
    askedVersion: byStaff ?? engraving.version,
    request: request ?? null,
  }
}

const isVersionOf = and(
  eq(engravingVersions.practiceId, engravings.practiceId),
  eq(engravingVersions.bookingId, engravings.bookingId),
  eq(engravingVersions.lineId, engravings.lineId),
)

/** The latest version by staff for the present product. */
const versionOfStaff = sql<number | null>`(select max(s.version) from engraving_versions s
  where s.practice_id = ${engravings.practiceId} and s.booking_id = ${engravings.bookingId}
    and s.line_id = ${engravings.lineId} and s.saved_as = 'staff'
    and s.details->>'productId' = ${engravings.productId})`

const isLineOfEngraving = and(
  eq(bookingLines.practiceId, engravings.practiceId),
  eq(bookingLines.bookingId, engravings.bookingId),
  eq(bookingLines.id, engravings.lineId),
)

const isLine = (table: typeof engravings | typeof ownerRequests, { practiceId, bookingId, lineId }: LineReference) =>
  and(eq(table.practiceId, practiceId), eq(table.bookingId, bookingId), eq(table.lineId, lineId))
