import { and, eq, or } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { bookings } from '../db/schema/booking'
import { engravingVersions, engravings } from '../db/schema/engraving'

/** Whether a file is one that the plaque would be cut from, of a version that is not approved [OPEN-348]. */
export async function isUnapprovedWorkshopFile(db: Db, path: string): Promise<boolean> {
  const [, bookingId] = /^engravings\/([^/]+)\/.*\.(?:svg|pdf)$/.exec(path) ?? []
  if (bookingId === undefined) return false
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
    .where(and(eq(bookings.id, bookingId), or(eq(engravingVersions.svgKey, path), eq(engravingVersions.pdfKey, path))))
  return row !== undefined && row.approved !== row.version
}
