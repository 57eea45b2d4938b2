import type { ApiClient } from '@portal/api-client'
import type { Clock, Computer, Page } from '../browser/page'
import type { Account, Office } from '../office/office'
import type { Journal } from '../oracle/journal'
import type { Parts } from './parts'

/** Where a tab is: whose computer, which practice, what is written down. */
export interface TabWorld {
  readonly account: Account
  readonly computer: Computer
  readonly office: Office
  readonly clock: Clock
  readonly parts: Parts
  readonly journal: Journal
  clientOf(page: Page): ApiClient
}
