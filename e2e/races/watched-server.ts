import type { Page } from './browser/page'
import type { Case } from './oracle/cases'
import type { Journal } from './oracle/journal'
import type { Account, Office } from './office/office'
import { latestOrderId, readRow, versionsAfter } from './oracle/rows'

/** The real server; after each write the journal is given the rows as they stand in the database then. */
export class WatchedServer {
  /** Writes that came too late: somebody else had changed or submitted the booking. */
  refused = 0
  /** Bookings up to this one are not the race's. */
  #latestBefore = 0

  constructor(
    readonly office: Office,
    readonly journal: Journal,
    readonly accountOf: (tab: string) => Account | undefined,
  ) {}

  async open(): Promise<void> {
    this.#latestBefore = await latestOrderId(this.office.api.connection.sql)
  }

  /** Answers a page's request, which is about this case. */
  async serve(request: Request, page: Page, about: Case | undefined): Promise<Response> {
    const { method } = request
    const response = await this.office.app.fetch(request)
    const path = new URL(request.url).pathname.replace('/api/portal/', '')
    this.journal.log.say(`  ${page.name} ${method} ${path} ${response.status}`)
    if (response.status === 422) this.journal.log.say(`    refused: ${await response.clone().text()}`)
    if (response.status === 412 || response.status === 409) this.refused++
    if (method !== 'GET') await this.readChanges(page.name, about)
    return response
  }

  /** Reads every booking that is another one now, straight from the database. */
  async readChanges(tab: string | null, about?: Case): Promise<void> {
    const { journal } = this
    const person = tab === null ? undefined : this.accountOf(tab)
    for (const [id, version] of await this.versions()) {
      if (journal.versionsOf(id).at(-1)?.version === version) continue
      if (about && journal.versionsOf(id).length === 0) journal.cases.made(id, about)
      journal.wrote(await readRow(this.office.api.connection.sql, id), tab, person?.userId ?? null)
    }
  }

  /** The race's bookings, and how often each was written. */
  versions(): Promise<Map<string, number>> {
    return versionsAfter(this.office.api.connection.sql, this.#latestBefore)
  }
}
