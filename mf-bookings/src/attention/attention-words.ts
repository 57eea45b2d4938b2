import { ARTWORK_WORDS } from '@portal/booking-ui'
import type { AttentionKind } from '@portal/domain'
import { paths } from '@portal/federation'

/** What waits, as the dashboard and the list's filter name it [OPEN-180]: in the words of the rows themselves. */
export const ATTENTION_WORDS: Readonly<Record<AttentionKind, string>> = {
  changes: ARTWORK_WORDS.changesAsked.text,
  instructions: 'Awaiting instructions',
  approval: ARTWORK_WORDS.waiting.text,
  unsubmitted: 'Not submitted',
}

/** The word of the list's address that asks for what waits so [OPEN-183]. */
export const ATTENTION_PARAM = 'attention'

/** The list of what waits so [OPEN-183]. */
export const attentionPath = (kind: AttentionKind) => `${paths.bookings()}?${ATTENTION_PARAM}=${kind}`

/** For how long it has waited; of several the one that has longest. */
export function ageWords(count: number, days: number): string {
  const since = days === 0 ? 'since today' : `for ${days} ${days === 1 ? 'day' : 'days'}`
  return count === 1 ? since : `oldest ${since}`
}
