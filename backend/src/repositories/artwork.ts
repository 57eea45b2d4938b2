import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { artworkState, mostPressing } from '@portal/domain/plaque'
import type { ArtworkState, LineArtwork, Visitor } from '@portal/domain/plaque'
import type { Db } from '../db/connect'
import { preparedOn } from '../db/prepared'
import { bookings } from '../db/schema/booking'
import type { Tenant } from '../tenant/tenant'

/** Where the artwork of a plaque line stands, as JSON has it. */
export interface ArtworkFacts {
  readonly lineId: string
  readonly hasRecord: boolean
  readonly hasPictures: boolean
  readonly approvedBy: string | null
  readonly approvedAs: Visitor | null
  readonly approvedAt: string | null
  readonly note: string | null
}

const facts = sql`json_build_object(
  'lineId', l.id, 'hasRecord', e.id is not null, 'hasPictures', v.artwork_key is not null,
  'approvedBy', e.approved_by, 'approvedAs', e.approved_as, 'approvedAt', e.approved_at, 'note', e.change_note)`

/** The lines whose product is a plaque, each with its engraving; a record of another product is none. */
const plaqueLines = sql`booking_lines l
  join plaque_config p on p.sugar_id = l.product_id
  left join engravings e on e.practice_id = l.practice_id and e.booking_id = l.booking_id and e.line_id = l.id
    and e.product_id = l.product_id
  left join engraving_versions v on v.practice_id = e.practice_id and v.booking_id = e.booking_id
    and v.line_id = e.line_id and v.version = e.version`

/** Of the booking of the outer select. */
export const artworkRows: SQL<ArtworkFacts[]> = sql<ArtworkFacts[]>`(select coalesce(json_agg(${facts}), '[]')
  from ${plaqueLines} where l.practice_id = ${bookings}.practice_id and l.booking_id = ${bookings}.id)`

export function stateOf({ hasRecord, hasPictures, approvedAt, note }: ArtworkFacts): ArtworkState {
  return artworkState({ hasRecord, hasPictures, isApproved: approvedAt !== null, isChangeAsked: note !== null })
}

export function lineArtwork(of: ArtworkFacts): LineArtwork {
  const { approvedBy, approvedAs, approvedAt, note } = of
  const at = approvedAt && new Date(approvedAt).toISOString()
  return { state: stateOf(of), approvedBy, approvedAs, approvedAt: at, note: note ?? '' }
}

/** The most pressing state of each of these bookings that has a plaque, in one question. */
export async function artworkOf(
  db: Db,
  { practiceId }: Tenant,
  bookingIds: readonly string[],
): Promise<Map<string, ArtworkState | null>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await preparedOn(db, artworkOfSeveral).execute({ practiceId, ids: [...bookingIds] })
  return new Map(rows.map(({ id, artworks }) => [id, mostPressing(artworks.map(stateOf))]))
}

/** Prepared: to plan it takes the database longer than to answer it. */
function artworkOfSeveral(db: Db) {
  return db
    .select({ id: sql<string>`l.booking_id`, artworks: sql<ArtworkFacts[]>`json_agg(${facts})` })
    .from(plaqueLines)
    .where(
      sql`l.practice_id = ${sql.placeholder('practiceId')} and not l.deleted
        and l.booking_id = any(${sql.placeholder('ids')})`,
    )
    .groupBy(sql`l.booking_id`)
    .prepare('artwork_of_several')
}
