/** Parts of a booking that may wait too long for the clinic, in the order of display [OPEN-180]. */
export const ATTENTION_KINDS = ['changes', 'instructions', 'approval', 'unsubmitted'] as const
export type AttentionKind = (typeof ATTENTION_KINDS)[number]
