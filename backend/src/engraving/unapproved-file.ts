import { and, eq, or } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { bookings } from '../db/schema/booking'
import { engravingVersions, engravings } from '../db/schema/engraving'

/** The photo is the owner's own and not part of the artwork. */
const FILES = ['svgKey', 'pdfKey', 'artworkKey', 'screenKey'] as const

/**
 * Kind of a file whose version is not approved: a file for cutting the plaque [OPEN-348], or a picture of the artwork
 * [OPEN-351]. Null for other files.
 */
export async function unapprovedFile(db: Db, path: string): Promise<'workshop' | 'picture' | null> {
  const [, bookingId, ending] = /^engravings\/([^/]+)\/.*\.(svg|pdf|png|webp)$/.exec(path) ?? []
  if (bookingId === undefined) return null
  const [row] = await db
    .select({ version: engravingVersions.version, approved: engravings.approvedVersion })
    .from(bookings)
    .innerJoin(
      engravingVersions,
      and(eq(engravingVersions.practiceId, bookings.practiceId), eq(engravingVersions.bookingId, bookings.id)),
    )
    .innerJoin(
      engravings,
      and(
        eq(engravings.practiceId, engravingVersions.practiceId),
        eq(engravings.bookingId, engravingVersions.bookingId),
        eq(engravings.lineId, engravingVersions.lineId),
      ),
    )
    .where(and(eq(bookings.id, bookingId), or(...FILES.map((key) => eq(engravingVersions[key], path)))))
  if (row === undefined || row.approved === row.version) return null
  return ending === 'svg' || ending === 'pdf' ? 'workshop' : 'picture'
}
