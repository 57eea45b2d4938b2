import type { Page } from '@playwright/test'
import { bookingsOf } from '../../fixtures/bookings'

interface MemberRow {
  readonly cstm: { readonly portal_access_c: string }
  readonly version: number
}

/** A member as the API has it. */
export async function memberOf(page: Page, id: string): Promise<MemberRow> {
  return (await bookingsOf(page).ask('GET', `vet/members/${id}`)).json()
}

/** Another level than the member has. */
export const otherLevel = ({ cstm }: MemberRow): string => (cstm.portal_access_c === 'Level 1' ? 'Level 3' : 'Level 1')
