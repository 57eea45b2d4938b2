import { addTime } from '@portal/domain'
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { engravingUploads, engravingVersions } from '../db/schema/engraving'
import type { Tenant } from '../session/tenant'
import type { LineKey } from './engraving'

export type UploadRow = typeof engravingUploads.$inferSelect

/** Uploads for engravings of one practice. */
export class EngravingUploadRepository {
  readonly #practiceId: string

  constructor(
    private readonly db: Db,
    tenant: Tenant,
  ) {
    this.#practiceId = tenant.practiceId
  }

  async add(upload: LineKey & Pick<UploadRow, 'key' | 'picture' | 'createdAt'>): Promise<void> {
    await this.db.insert(engravingUploads).values({ ...upload, practiceId: this.#practiceId })
  }

  /** The upload of this line's photo; uploads of other lines are not found. */
  async find({ bookingId, lineId }: LineKey, key: string): Promise<UploadRow | null> {
    const [row] = await this.db
      .select()
      .from(engravingUploads)
      .where(
        and(
          eq(engravingUploads.key, key),
          eq(engravingUploads.practiceId, this.#practiceId),
          eq(engravingUploads.bookingId, bookingId),
          eq(engravingUploads.lineId, lineId),
          eq(engravingUploads.picture, 'photo'),
        ),
      )
    return row ?? null
  }

  /** Marks an upload as used; false if it was used before. */
  async take(key: string, storedKey: string): Promise<boolean> {
    const claimed = await this.db
      .update(engravingUploads)
      .set({ storedKey })
      .where(and(eq(engravingUploads.key, key), isNull(engravingUploads.storedKey)))
      .returning({ key: engravingUploads.key })
    return claimed.length > 0
  }
}

/** Uploads of all practices that are older than an hour. */
export async function oldUploads(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ key: engravingUploads.key })
    .from(engravingUploads)
    .where(lt(engravingUploads.createdAt, addTime(now, -1, 'hour')))
    .limit(500)
  return rows.map(({ key }) => key)
}

/** Whether a version has this file, by its path below `media/`. */
export async function isNamed(db: Db, path: string): Promise<boolean> {
  const { artworkKey, screenKey, svgKey, pdfKey, photoKey, version } = engravingVersions
  const rows = await db
    .select({ version })
    .from(engravingVersions)
    .where(or(...[artworkKey, screenKey, svgKey, pdfKey, photoKey].map((key) => eq(key, path))))
    .limit(1)
  return rows.length > 0
}

export async function forgetUploads(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.delete(engravingUploads).where(inArray(engravingUploads.key, [...keys]))
}
