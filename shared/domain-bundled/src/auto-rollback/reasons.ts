/** Reasons for the automatic rollback of a canary (ADR 0033). Texts stand in tables keyed by these codes. */
export const AUTO_ROLLBACK_REASONS = ['errors', 'slow'] as const
export type AutoRollbackReason = (typeof AUTO_ROLLBACK_REASONS)[number]
