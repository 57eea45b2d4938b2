import { ARTWORK_LABELS } from '@portal/booking-ui'
import type { AttentionKind } from '@portal/domain'
import { paths } from '@portal/federation'

/** Labels of the kinds, on the dashboard and in the list's filter [OPEN-180]. They match the rows' own labels. */
export const ATTENTION_LABELS: Readonly<Record<AttentionKind, string>> = {
  changes: ARTWORK_LABELS.changesAsked.text,
  instructions: 'Awaiting instructions',
  approval: ARTWORK_LABELS.waiting.text,
  unsubmitted: 'Not submitted',
}

/** Search parameter of the booking list that filters by kind [OPEN-183]. */
export const ATTENTION_PARAM = 'attention'

/** Address of the booking list filtered by kind [OPEN-183]. */
export const attentionPath = (kind: AttentionKind) => `${paths.bookings()}?${ATTENTION_PARAM}=${kind}`

/** How long the bookings have waited; with several, the longest wait. */
export function ageText(count: number, days: number): string {
  const since = days === 0 ? 'since today' : `for ${days} ${days === 1 ? 'day' : 'days'}`
  return count === 1 ? since : `oldest ${since}`
}
