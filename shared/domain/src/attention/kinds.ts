/** What of bookings may wait for the clinic too long, in the order in which it is told [OPEN-180]. */
export const ATTENTION_KINDS = ['changes', 'instructions', 'approval', 'unsubmitted'] as const
export type AttentionKind = (typeof ATTENTION_KINDS)[number]
