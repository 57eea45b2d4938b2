import type { Script } from './script'

/** Longest wait, after which the next try goes ahead all the same. */
const PATIENCE_MS = 3_000

/**
 * Fetches a file past the browser's cache and into it. A server that once answered wrong bytes may have said that they
 * never change: every retry, reload and tab of this browser would get them again. Never rejects: the try after this
 * meets the failure itself.
 */
export async function askPastCache({ url, integrity = '' }: Script): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  await fetch(url, { cache: 'reload', integrity, signal }).catch(() => undefined)
}
