import { randomUUID } from 'node:crypto'
import { keptListKey } from '@portal/domain/kept-list'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { keptLists } from '../db/schema/kept-list'
import { practices } from '../db/schema/practice'
import { notFound, outdated } from '../errors/failure'
import type { Tenant } from '../tenant/tenant'

export type KeptListRow = typeof keptLists.$inferSelect

/** Lists that one practice keeps; another's do not exist here. */
export class KeptListRepository {
  readonly #practiceId: string

  constructor(
    private readonly db: Db,
    tenant: Tenant,
  ) {
    this.#practiceId = tenant.practiceId
  }

  /** By their names. */
  async list(): Promise<KeptListRow[]> {
    return this.db
      .select()
      .from(keptLists)
      .where(eq(keptLists.practiceId, this.#practiceId))
      .orderBy(asc(keptLists.nameKey))
  }

  async find(id: string): Promise<KeptListRow> {
    const [row] = await this.db.select().from(keptLists).where(this.#is(id))
    if (row === undefined) throw notFound('The list')
    return row
  }

  /** The same, with nobody else adding or naming one until the transaction ends. */
  async lock(): Promise<KeptListRow[]> {
    await this.db.select({ id: practices.id }).from(practices).where(eq(practices.id, this.#practiceId)).for('update')
    return this.list()
  }

  async add(list: Pick<KeptListRow, 'name' | 'lines' | 'keptAt'>): Promise<KeptListRow> {
    const [row] = await this.db
      .insert(keptLists)
      .values({ ...list, practiceId: this.#practiceId, id: randomUUID(), nameKey: keptListKey(list.name) })
      .returning()
    if (row === undefined) throw new Error('A list was not written.')
    return row
  }

  /** Gives it another name if it still is as the caller read it. */
  async rename(id: string, version: number, name: string): Promise<KeptListRow> {
    const [row] = await this.db
      .update(keptLists)
      .set({ name, nameKey: keptListKey(name), version: sql`${keptLists.version} + 1` })
      .where(and(this.#is(id), eq(keptLists.version, version)))
      .returning()
    if (row === undefined) throw outdated()
    return row
  }

  async remove(id: string, version: number): Promise<void> {
    const gone = await this.db
      .delete(keptLists)
      .where(and(this.#is(id), eq(keptLists.version, version)))
      .returning({ id: keptLists.id })
    if (gone.length === 0) throw outdated()
  }

  #is(id: string) {
    return and(eq(keptLists.practiceId, this.#practiceId), eq(keptLists.id, id))
  }
}
