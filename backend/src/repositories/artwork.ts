import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { artworkState } from '@portal/domain/plaque'
import type { ApprovalMethod, ArtworkState, LineArtwork, Visitor } from '@portal/domain/plaque'
import { bookings } from '../db/schema/booking'

/** State of a plaque line's artwork, as JSON contains it. */
export interface ArtworkFacts {
  readonly lineId: string
  readonly version: number | null
  /** Hash of the artwork's PNG; null before it is drawn. */
  readonly sha256: string | null
  readonly hasRecord: boolean
  /** The record has the words of an item that is no plaque [OPEN-383]. */
  readonly isWords: boolean
  readonly hasPictures: boolean
  readonly approvedBy: string | null
  readonly approvedAs: Visitor | null
  readonly approvedAt: string | null
  readonly approvalMethod: ApprovalMethod | null
  readonly note: string | null
}

const facts = sql`json_build_object(
  'lineId', l.id, 'version', e.version, 'sha256', v.artwork_sha256, 'hasRecord', e.id is not null,
  'isWords', coalesce(jsonb_typeof(v.details -> 'words') = 'array', false), 'hasPictures', v.artwork_key is not null,
  'approvedBy', e.approved_by, 'approvedAs', e.approved_as, 'approvedAt', e.approved_at,
  'approvalMethod', e.approval_method, 'note', e.change_note)`

/**
 * Lines whose product is a plaque, with their engravings. A record of another product does not count. A line with a
 * record stays a plaque, whatever the configuration says later [OPEN-346].
 */
const plaqueLines = sql`booking_lines l
  left join plaque_config p on p.sugar_id = l.product_id
  left join engravings e on e.practice_id = l.practice_id and e.booking_id = l.booking_id and e.line_id = l.id
    and e.product_id = l.product_id
  left join engraving_versions v on v.practice_id = e.practice_id and v.booking_id = e.booking_id
    and v.line_id = e.line_id and v.version = e.version
  where (p.sugar_id is not null or e.id is not null) and`

/** Artworks of the outer query's booking. */
export const artworkRows: SQL<ArtworkFacts[]> = sql<ArtworkFacts[]>`(select coalesce(json_agg(${facts}), '[]')
  from ${plaqueLines} l.practice_id = ${bookings}.practice_id and l.booking_id = ${bookings}.id)`

/** Artworks of the outer query's booking, without removed lines. */
export const presentArtworkRows: SQL<ArtworkFacts[]> = sql<ArtworkFacts[]>`(select coalesce(json_agg(${facts}), '[]')
  from ${plaqueLines} l.practice_id = ${bookings}.practice_id and l.booking_id = ${bookings}.id and not l.deleted)`

export function stateOf({ hasRecord, hasPictures, approvedAt, note }: ArtworkFacts): ArtworkState {
  return artworkState({ hasRecord, hasPictures, isApproved: approvedAt !== null, isChangeAsked: note !== null })
}

export function lineArtwork(of: ArtworkFacts): LineArtwork {
  const { approvedBy, approvedAs, approvedAt, note } = of
  const at = approvedAt && new Date(approvedAt).toISOString()
  return { state: stateOf(of), approvedBy, approvedAs, approvedAt: at, note: note ?? '' }
}
