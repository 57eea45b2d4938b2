import { searchBreeds } from '@portal/domain-bundled/breed-search'
import { fold } from '@portal/domain-bundled/search'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { preparedOn } from '../db/prepared'
import { brands, breeds, petTypes, stageLabels } from '../db/schema/reference'

export type BreedRow = typeof breeds.$inferSelect

/** Lists of the provider, shared by all practices. */
export class ReferenceRepository {
  constructor(private readonly db: Db) {}

  async brand(code: string) {
    const [row] = await preparedOn(this.db, brandByCode).execute({ code })
    return row
  }

  async petTypes(): Promise<string[]> {
    return (await this.db.select().from(petTypes).orderBy(asc(petTypes.seq))).map((row) => row.name)
  }

  /** Breeds of a pet type, best matches first. They are few enough to be ranked here [OPEN-358]. */
  async breeds(petType: string, search: string, page: number, pageSize: number) {
    const all = await this.db.select().from(breeds).where(eq(breeds.petType, petType)).orderBy(asc(breeds.name))
    const byName = new Map(all.map((row) => [row.name, row]))
    const found = searchBreeds([...byName.keys()], search)
    const names = found.slice((page - 1) * pageSize, page * pageSize)
    return { rows: names.flatMap((name) => byName.get(name) ?? []), total: found.length }
  }

  /** The breed with this name in any spelling; null if the pet type has none. */
  async breed(petType: string, name: string): Promise<BreedRow | null> {
    const [row] = await this.db
      .select()
      .from(breeds)
      .where(and(eq(breeds.petType, petType), sql`search_fold(${breeds.name}) = ${fold(name)}`))
    return row ?? null
  }

  async stageLabels(): Promise<Record<string, string>> {
    const rows = await preparedOn(this.db, labelsInOrder).execute()
    return Object.fromEntries(rows.map((row) => [row.stage, row.label]))
  }
}

/** Prepared, like all reads of the first screen: building and planning it takes longer than running it. */
const brandByCode = (db: Db) =>
  db
    .select()
    .from(brands)
    .where(eq(brands.code, sql.placeholder('code')))
    .prepare('brand_by_code')

const labelsInOrder = (db: Db) => db.select().from(stageLabels).orderBy(asc(stageLabels.seq)).prepare('stage_labels')
