import type { Moment } from '../date/format'
import { DAY_MS } from '../date/rules'

/** Days after the approval for which its proof can be opened by link [OPEN-112]. */
const PROOF_DAYS = 30

const later = (moment: Moment, days: number) => new Date(new Date(moment).getTime() + days * DAY_MS)

/** When the link to the proof of an approval ends. */
export const proofEnd = (approvedAt: Moment): Date => later(approvedAt, PROOF_DAYS)

/** Time of the approval whose proof link ends at this moment. */
export const approvedBefore = (end: Date): Date => later(end, -PROOF_DAYS)
