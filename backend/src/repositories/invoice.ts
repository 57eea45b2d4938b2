import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { invoices } from '../db/schema/practice'
import { notFound } from '../errors/failure'
import type { Tenant } from '../session/tenant'

export type InvoiceRow = typeof invoices.$inferSelect

/** Far more than a practice ever gets; the list has no pages. */
const MOST = 2000

export class InvoiceRepository {
  readonly #practiceId: string

  constructor(
    private readonly db: Db,
    tenant: Tenant,
  ) {
    this.#practiceId = tenant.practiceId
  }

  async list(): Promise<InvoiceRow[]> {
    return this.db
      .select()
      .from(invoices)
      .where(eq(invoices.practiceId, this.#practiceId))
      .orderBy(desc(invoices.date), desc(invoices.id))
      .limit(MOST)
  }

  async find(id: string): Promise<InvoiceRow> {
    const [row] = await this.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.practiceId, this.#practiceId), eq(invoices.id, id)))
    if (row === undefined) throw notFound('The invoice')
    return row
  }
}
