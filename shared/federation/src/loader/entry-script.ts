import { withTimeLimit } from '@portal/domain-bundled/time-limit'
import { SHELL_SCRIPTS_WAIT_MS } from '../start-timing'
import { appendScript, msSinceRequest, scriptFor } from './script'
import type { Script } from './script'

/** Time limit of the first try, short enough for a second one. */
const ENTRY_MS = 3_500

/** Entries whose last try failed. */
const failed = new Set<string>()

/**
 * Runs a remote's entry script, or waits for a pending one. Rejects when it is late, missing or damaged; the next try
 * bypasses the browser cache.
 */
export async function loadEntryScript(script: Script): Promise<void> {
  const { url } = script
  try {
    // The start script requests the file first, and the shell's scripts may wait meanwhile.
    const limit = ENTRY_MS - Math.min(msSinceRequest(url), SHELL_SCRIPTS_WAIT_MS)
    await withTimeLimit(arrivalOf(script), limit, `No answer in time from ${url}`)
  } catch (error) {
    failed.add(url)
    throw error
  } finally {
    scriptFor(url)?.remove()
  }
}

/** Marks an entry script whose result is wrong: the next try bypasses the browser cache. */
export const distrustEntry = (url: string) => void failed.add(url)

async function arrivalOf(script: Script): Promise<void> {
  const { url } = script
  if (failed.delete(url)) await requestPastCache(script)
  const element = scriptFor(url) ?? appendScript(script)
  await new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => reject(new Error(`Loading entry ${url} failed`)))
  })
}

/** Time limit; then the next try goes ahead anyway. */
const PATIENCE_MS = 3_000

/**
 * Fetches a file past the browser cache and into it. A server's wrong answer may be cached as immutable, so that every
 * retry, reload and tab would get it again. Never rejects: the next try meets the failure itself.
 */
async function requestPastCache({ url, integrity = '' }: Script): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  await fetch(url, { cache: 'reload', integrity, signal }).catch(() => undefined)
}
