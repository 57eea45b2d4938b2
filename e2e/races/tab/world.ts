import type { ApiClient } from '@portal/api-client'
import type { Clock, Computer, Page } from '../browser/page'
import type { Account, Office } from '../office/office'
import type { Case, Journal } from '../oracle/journal'
import type { Parts } from './parts'

/** Where a tab is: whose computer, which practice, what is written down. */
export interface TabWorld {
  readonly account: Account
  readonly computer: Computer
  readonly office: Office
  readonly clock: Clock
  readonly parts: Parts
  readonly journal: Journal
  /** What each draft is about. */
  readonly caseOfDraft: Map<string, Case>
  clientOf(page: Page): ApiClient
}
