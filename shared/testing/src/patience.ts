/** How long a spec waits for what is to come: on a slow and busy machine that takes its time. */
export const PATIENCE_MS = 60_000
/** How long a test or a hook may take: long enough for a wait to end first and say what it waited for. */
export const LONGEST_MS = 3 * PATIENCE_MS
