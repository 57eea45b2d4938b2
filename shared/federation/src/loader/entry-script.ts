import { withTimeLimit } from '@portal/domain/time-limit'
import { appendScript, scriptFor } from './script'
import type { Script } from './script'

/** A hanging line is given up early enough for a second try. */
const ENTRY_MS = 3_500

/** Runs a remote's entry script, or waits for the one on its way. Rejects when it does not come in time or whole. */
export function loadEntryScript(script: Script): Promise<void> {
  const { url } = script
  const element = scriptFor(url) ?? appendScript(script)
  const arrival = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => reject(new Error(`Loading entry ${url} failed`)))
  })
  return withTimeLimit(arrival, ENTRY_MS, `No answer in time from ${url}`).finally(() => element.remove())
}
