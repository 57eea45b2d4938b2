import { and, asc, count, eq, ilike, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { preparedOn } from '../db/prepared'
import { brands, breeds, petTypes, stageLabels } from '../db/schema/reference'

export type BreedRow = typeof breeds.$inferSelect

/** Lists of the provider, the same for everyone. */
export class ReferenceRepository {
  constructor(private readonly db: Db) {}

  async brand(code: string) {
    const [row] = await preparedOn(this.db, brandByCode).execute({ code })
    return row
  }

  async petTypes(): Promise<string[]> {
    return (await this.db.select().from(petTypes).orderBy(asc(petTypes.seq))).map((row) => row.name)
  }

  async breeds(petType: string, search: string, page: number, pageSize: number) {
    const where = and(
      eq(breeds.petType, petType),
      search === '' ? undefined : ilike(breeds.name, `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
    )
    const [rows, [counted]] = await Promise.all([
      this.db
        .select()
        .from(breeds)
        .where(where)
        .orderBy(asc(breeds.name))
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      this.db.select({ total: count() }).from(breeds).where(where),
    ])
    return { rows, total: counted?.total ?? 0 }
  }

  /** The breed of that name, however it is cased; null when the pet type has none such. */
  async breed(petType: string, name: string): Promise<BreedRow | null> {
    const [row] = await this.db
      .select()
      .from(breeds)
      .where(and(eq(breeds.petType, petType), eq(sql`lower(${breeds.name})`, name.trim().toLowerCase())))
    return row ?? null
  }

  async stageLabels(): Promise<Record<string, string>> {
    const rows = await preparedOn(this.db, labelsInOrder).execute()
    return Object.fromEntries(rows.map((row) => [row.stage, row.label]))
  }
}

/** Prepared, like all that every first screen reads: to build and plan it takes longer than to answer it. */
const brandByCode = (db: Db) =>
  db
    .select()
    .from(brands)
    .where(eq(brands.code, sql.placeholder('code')))
    .prepare('brand_by_code')

const labelsInOrder = (db: Db) => db.select().from(stageLabels).orderBy(asc(stageLabels.seq)).prepare('stage_labels')
