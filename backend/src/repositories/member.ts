import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import type { ContactRow } from '../db/schema/practice'
import { contacts, practices } from '../db/schema/practice'
import { notFound, outdated } from '../errors/failure'
import type { Tenant } from '../session/tenant'

export type MemberChange = Pick<ContactRow, 'portalAccess' | 'active'>
export type NewMember = MemberChange & Pick<ContactRow, 'firstName' | 'lastName' | 'email' | 'cognitoUsername'>

/** The team of a practice: contacts that have or had portal access. */
export class MemberRepository {
  readonly #practiceId: string

  constructor(
    private readonly db: Db,
    tenant: Tenant,
  ) {
    this.#practiceId = tenant.practiceId
  }

  async list(): Promise<ContactRow[]> {
    return this.db.select().from(contacts).where(this.#isMember()).orderBy(asc(contacts.seq))
  }

  async find(id: string): Promise<ContactRow> {
    const [row] = await this.db
      .select()
      .from(contacts)
      .where(and(this.#isMember(), eq(contacts.id, id)))
    if (row === undefined) throw notFound('The team member')
    return row
  }

  /** Lists the team, and blocks changes to it until the transaction ends. */
  async lock(): Promise<ContactRow[]> {
    await this.db.select({ id: practices.id }).from(practices).where(eq(practices.id, this.#practiceId)).for('update')
    return this.list()
  }

  /** Adds the member; null if the address belongs to another account. */
  async add(member: NewMember): Promise<ContactRow | null> {
    const [row] = await this.db
      .insert(contacts)
      .values({ ...member, practiceId: this.#practiceId, id: randomUUID() })
      .onConflictDoNothing()
      .returning()
    return row ?? null
  }

  /** Changes the member, unless somebody changed it after the caller read `version`. */
  async update(id: string, version: number, changes: MemberChange): Promise<void> {
    const [row] = await this.db
      .update(contacts)
      .set({ ...changes, version: sql`${contacts.version} + 1` })
      .where(and(this.#isMember(), eq(contacts.id, id), eq(contacts.version, version)))
      .returning({ id: contacts.id })
    if (row === undefined) throw outdated()
  }

  #isMember() {
    return and(eq(contacts.practiceId, this.#practiceId), isNotNull(contacts.portalAccess))
  }
}
