import type { Script } from './script'

/** Time limit; then the next try goes ahead anyway. */
const PATIENCE_MS = 3_000

/**
 * Fetches a file past the browser cache and into it. A server's wrong answer may be cached as immutable, so that every
 * retry, reload and tab would get it again. Never rejects: the next try meets the failure itself.
 */
export async function requestPastCache({ url, integrity = '' }: Script): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  await fetch(url, { cache: 'reload', integrity, signal }).catch(() => undefined)
}
