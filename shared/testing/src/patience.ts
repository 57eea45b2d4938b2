/** Timeout of a wait, for slow and busy machines. */
export const PATIENCE_MS = 60_000
/** Timeout of a test or hook: longer than that of a wait, whose error says more. */
export const LONGEST_MS = 3 * PATIENCE_MS
