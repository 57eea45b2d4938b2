/** Why a canary is rolled back by itself (0033). Its words stand in tables keyed by these, where they are told. */
export const AUTO_ROLLBACK_REASONS = ['errors', 'slow'] as const
export type AutoRollbackReason = (typeof AUTO_ROLLBACK_REASONS)[number]
