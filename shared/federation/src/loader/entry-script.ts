import { withTimeLimit } from '@portal/domain/time-limit'
import { askPastCache } from './past-cache'
import { appendScript, askedBefore, scriptFor } from './script'
import type { Script } from './script'

/** A hanging line is given up early enough for a second try. */
const ENTRY_MS = 3_500
/** So much of it may have gone by before anybody waits: the start script asks first, and holds the shell meanwhile. */
const HELD_MS = 1_000

/** Entries of which the last try has failed. */
const failed = new Set<string>()

/**
 * Runs a remote's entry script, or waits for the one on its way. Rejects when it does not come in time or whole; the
 * next try asks past the browser's cache.
 */
export async function loadEntryScript(script: Script): Promise<void> {
  const { url } = script
  try {
    const limit = ENTRY_MS - Math.min(askedBefore(url), HELD_MS)
    await withTimeLimit(arrivalOf(script), limit, `No answer in time from ${url}`)
  } catch (error) {
    failed.add(url)
    throw error
  } finally {
    scriptFor(url)?.remove()
  }
}

/** What an entry script has done is not what it should: the next try asks past the browser's cache. */
export const distrustEntry = (url: string) => void failed.add(url)

async function arrivalOf(script: Script): Promise<void> {
  const { url } = script
  if (failed.delete(url)) await askPastCache(script)
  const element = scriptFor(url) ?? appendScript(script)
  await new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => reject(new Error(`Loading entry ${url} failed`)))
  })
}
