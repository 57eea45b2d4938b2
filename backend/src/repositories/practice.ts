import { and, asc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { sameValue } from '@portal/domain-bundled/merge'
import type { Db } from '../db/connect'
import { preparedOn } from '../db/prepared'
import { bookingImages, bookings } from '../db/schema/booking'
import type { ContactRow, PracticeRow } from '../db/schema/practice'
import { contacts, practices, representatives, serviceTypes } from '../db/schema/practice'
import { notFound, outdated } from '../errors/failure'
import type { Tenant } from '../session/tenant'

/** A practice and its contacts. */
export class PracticeRepository {
  readonly #practiceId: string

  constructor(
    private readonly db: Db,
    tenant: Tenant,
  ) {
    this.#practiceId = tenant.practiceId
  }

  async read(): Promise<PracticeRow> {
    const [row] = await preparedOn(this.db, practiceById).execute({ id: this.#practiceId })
    if (row === undefined) throw notFound('The practice')
    return row
  }

  /**
   * Changes the practice, unless somebody changed it after the caller read `version`. An update without changes makes no
   * new version [OPEN-118].
   */
  async update(version: number, changes: Partial<Omit<PracticeRow, 'id' | 'version'>>): Promise<PracticeRow> {
    const before = await this.read()
    if (before.version !== version) throw outdated()
    if (sameValue({ ...before, ...changes }, before)) return before
    const [row] = await this.db
      .update(practices)
      .set({ ...changes, version: sql`${practices.version} + 1` })
      .where(and(eq(practices.id, this.#practiceId), eq(practices.version, version)))
      .returning()
    if (row === undefined) throw outdated()
    return row
  }

  async contacts(): Promise<ContactRow[]> {
    return this.db
      .select()
      .from(contacts)
      .where(and(eq(contacts.practiceId, this.#practiceId), eq(contacts.active, true)))
      .orderBy(asc(contacts.seq))
  }

  async contact(id: string): Promise<ContactRow> {
    const [row] = await this.db.select().from(contacts).where(this.#isContact(id))
    if (row === undefined) throw notFound('The contact')
    return row
  }

  async addContact(names: { firstName: string; lastName: string }): Promise<ContactRow> {
    const [row] = await this.db
      .insert(contacts)
      .values({
        ...names,
        practiceId: this.#practiceId,
        id: randomUUID(),
        email: '',
        active: true,
      })
      .returning()
    if (row === undefined) throw new Error('The contact was not returned.')
    return row
  }

  /** Renames the contact, unless somebody changed it after the caller read `version`. */
  async renameContact(
    id: string,
    version: number,
    names: { firstName: string; lastName: string },
  ): Promise<ContactRow> {
    const before = await this.contact(id)
    if (before.version !== version) throw outdated()
    if (sameValue({ ...before, ...names }, before)) return before
    const [row] = await this.db
      .update(contacts)
      .set({ ...names, version: sql`${contacts.version} + 1` })
      .where(and(this.#isContact(id), eq(contacts.version, version)))
      .returning()
    if (row === undefined) throw outdated()
    return row
  }

  serviceTypes(): Promise<{ id: string; name: string }[]> {
    return preparedOn(this.db, serviceTypesOf).execute({ practiceId: this.#practiceId })
  }

  /** Service types of the practice's bookings, for the list's filter. */
  bookedServiceTypes(): Promise<{ id: string; name: string }[]> {
    return preparedOn(this.db, bookedServiceTypesOf).execute({ practiceId: this.#practiceId })
  }

  async accountManager() {
    const [row] = await this.db
      .select({ representative: representatives })
      .from(practices)
      .innerJoin(representatives, eq(representatives.id, practices.representativeId))
      .where(eq(practices.id, this.#practiceId))
    return row?.representative ?? null
  }

  /** Tag photos of a booking of this practice. */
  async bookingImages(bookingId: string): Promise<{ seq: number; path: string }[]> {
    const [booking] = await this.db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.practiceId, this.#practiceId), eq(bookings.id, bookingId)))
    if (booking === undefined) throw notFound('The booking')
    return this.db
      .select({ seq: bookingImages.seq, path: bookingImages.path })
      .from(bookingImages)
      .where(and(eq(bookingImages.practiceId, this.#practiceId), eq(bookingImages.bookingId, bookingId)))
      .orderBy(asc(bookingImages.seq))
  }

  #isContact(id: string) {
    return and(eq(contacts.practiceId, this.#practiceId), eq(contacts.id, id))
  }
}

/** Prepared, like all reads of the first screen: building and planning it takes longer than running it. */
const practiceById = (db: Db) =>
  db
    .select()
    .from(practices)
    .where(eq(practices.id, sql.placeholder('id')))
    .prepare('practice_by_id')

const serviceTypesWhere = (db: Db, isMeant?: SQL) =>
  db
    .select({ id: serviceTypes.id, name: serviceTypes.name })
    .from(serviceTypes)
    .where(and(eq(serviceTypes.practiceId, sql.placeholder('practiceId')), isMeant))
    .orderBy(asc(serviceTypes.seq))

const serviceTypesOf = (db: Db) => serviceTypesWhere(db).prepare('service_types')

const bookedServiceTypesOf = (db: Db) =>
  serviceTypesWhere(
    db,
    sql`exists (select 1 from own_booking_list l where l.practice_id = ${serviceTypes.practiceId}
      and l.service_key = lower(btrim(${serviceTypes.name})))`,
  ).prepare('booked_service_types')
