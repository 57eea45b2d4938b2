/** How long a spec waits for what a page is to show; on a busy machine that takes its time. */
export const PATIENCE_MS = 10_000
