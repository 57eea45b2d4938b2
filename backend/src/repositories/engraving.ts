import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { engravingVersions, engravings } from '../db/schema/engraving'
import type { Tenant } from '../session/tenant'

/** A line, as URLs identify it. */
export interface LineKey {
  readonly bookingId: string
  readonly lineId: string
}

export type EngravingRow = typeof engravings.$inferSelect
export type VersionRow = typeof engravingVersions.$inferSelect
type EngravingChange = Partial<Omit<EngravingRow, 'practiceId' | 'bookingId' | 'lineId' | 'id'>>
/** The files of a version, which are set together. */
export type VersionFiles = Pick<
  VersionRow,
  'artworkKey' | 'artworkSha256' | 'screenKey' | 'screenSha256' | 'svgKey' | 'pdfKey' | 'photoKey' | 'photoSha256'
>

/** No approval and no change request. */
export const NO_ANSWER = {
  approvedAt: null,
  approvedBy: null,
  approvedAs: null,
  approvalMethod: null,
  approvedVersion: null,
  approvedSha256: null,
  changeNote: null,
  changeAt: null,
} satisfies EngravingChange

/** Product of a record whose words were removed: it belongs to no line's product, so it does not count. */
export const NO_PRODUCT = ''

export interface StoredEngraving {
  readonly row: EngravingRow
  /** Latest first. */
  readonly versions: readonly VersionRow[]
}

/** Engravings of one practice. */
export class EngravingRepository {
  readonly #practiceId: string

  constructor(
    private readonly db: Db,
    tenant: Tenant,
  ) {
    this.#practiceId = tenant.practiceId
  }

  /** The engraving of a line with its versions back to the latest with a photo and the latest by staff. */
  async find(of: LineKey): Promise<StoredEngraving | null> {
    const [row] = await this.db.select().from(engravings).where(this.#is(engravings, of))
    if (row === undefined) return null
    const byStaff = sql`(select max(version) from engraving_versions where ${this.#is(engravingVersions, of)}
      and ${engravingVersions.savedAs} = 'staff' and ${engravingVersions.details}->>'productId' = ${row.productId})`
    const lastPhoto = sql`(select max(version) from engraving_versions where ${this.#is(engravingVersions, of)}
      and ${engravingVersions.photoKey} is not null)`
    const { version } = engravingVersions
    const versions = await this.db
      .select()
      .from(engravingVersions)
      .where(
        and(
          this.#is(engravingVersions, of),
          or(eq(version, row.version), sql`${version} >= ${lastPhoto}`, eq(version, byStaff)),
        ),
      )
      .orderBy(desc(version))
    return { row, versions }
  }

  /** Makes a version the present one, without approval and change request. */
  async addVersion(
    row: Pick<EngravingRow, 'id' | 'productId' | 'bookingId' | 'lineId' | 'version'>,
    saved: Pick<VersionRow, 'savedBy' | 'savedAs' | 'savedAt' | 'details'>,
  ): Promise<void> {
    const { bookingId, lineId, version, productId } = row
    const key = { practiceId: this.#practiceId, bookingId, lineId }
    await this.db
      .insert(engravings)
      .values({ ...row, ...key })
      .onConflictDoUpdate({
        target: [engravings.practiceId, engravings.bookingId, engravings.lineId],
        set: { ...NO_ANSWER, version, productId },
      })
    await this.db.insert(engravingVersions).values({ ...saved, ...key, version })
  }

  async saveFiles(of: LineKey, version: number, files: VersionFiles): Promise<void> {
    await this.db
      .update(engravingVersions)
      .set(files)
      .where(and(this.#is(engravingVersions, of), eq(engravingVersions.version, version)))
  }

  /** Sets or clears the approval or change request of the present version. */
  async setAnswer(of: LineKey, change: EngravingChange): Promise<void> {
    await this.db.update(engravings).set(change).where(this.#is(engravings, of))
  }

  #is(table: typeof engravings | typeof engravingVersions, { bookingId, lineId }: LineKey): SQL | undefined {
    return and(eq(table.practiceId, this.#practiceId), eq(table.bookingId, bookingId), eq(table.lineId, lineId))
  }
}
