import { randomUUID } from 'node:crypto'
import { savedListKey } from '@portal/domain-bundled/saved-list'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { savedLists } from '../db/schema/saved-list'
import { practices } from '../db/schema/practice'
import { notFound, outdated } from '../errors/failure'
import type { Tenant } from '../session/tenant'

export type SavedListRow = typeof savedLists.$inferSelect

/** Saved lists of one practice; it cannot reach those of another. */
export class SavedListRepository {
  readonly #practiceId: string

  constructor(
    private readonly db: Db,
    tenant: Tenant,
  ) {
    this.#practiceId = tenant.practiceId
  }

  /** Ordered by name. */
  async list(): Promise<SavedListRow[]> {
    return this.db
      .select()
      .from(savedLists)
      .where(eq(savedLists.practiceId, this.#practiceId))
      .orderBy(asc(savedLists.nameKey))
  }

  async find(id: string): Promise<SavedListRow> {
    const [row] = await this.db.select().from(savedLists).where(this.#is(id))
    if (row === undefined) throw notFound('The list')
    return row
  }

  /** Lists them, and blocks other transactions from adding or renaming lists of this practice. */
  async lock(): Promise<SavedListRow[]> {
    await this.db.select({ id: practices.id }).from(practices).where(eq(practices.id, this.#practiceId)).for('update')
    return this.list()
  }

  async add(list: Pick<SavedListRow, 'name' | 'lines' | 'savedAt'>): Promise<SavedListRow> {
    const [row] = await this.db
      .insert(savedLists)
      .values({ ...list, practiceId: this.#practiceId, id: randomUUID(), nameKey: savedListKey(list.name) })
      .returning()
    if (row === undefined) throw new Error('The new saved list was not returned.')
    return row
  }

  /** Fails as outdated if the list is gone or has another version. */
  async rename(id: string, version: number, name: string): Promise<SavedListRow> {
    const [row] = await this.db
      .update(savedLists)
      .set({ name, nameKey: savedListKey(name), version: sql`${savedLists.version} + 1` })
      .where(and(this.#is(id), eq(savedLists.version, version)))
      .returning()
    if (row === undefined) throw outdated()
    return row
  }

  async remove(id: string, version: number): Promise<void> {
    const gone = await this.db
      .delete(savedLists)
      .where(and(this.#is(id), eq(savedLists.version, version)))
      .returning({ id: savedLists.id })
    if (gone.length === 0) throw outdated()
  }

  #is(id: string) {
    return and(eq(savedLists.practiceId, this.#practiceId), eq(savedLists.id, id))
  }
}
