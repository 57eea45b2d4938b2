import type { Moment } from '../date/format'
import { DAY_MS } from '../date/rules'

/** How long the proof of an approval can be opened by its own link [OPEN-112]. */
const PROOF_DAYS = 30

const later = (moment: Moment, days: number) => new Date(new Date(moment).getTime() + days * DAY_MS)

/** Until when the proof of an approval can be opened. */
export const proofEnd = (approvedAt: Moment): Date => later(approvedAt, PROOF_DAYS)

/** Which approval a link that ends then is of. */
export const approvedBefore = (end: Date): Date => later(end, -PROOF_DAYS)
