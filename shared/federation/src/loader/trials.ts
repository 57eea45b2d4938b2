import type { RemoteEntry } from '../registry/schema'
import { keysWith, readText, removeKey, writeText } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'
import { RemoteUnavailable } from './unavailable'

/*
 * A part whose code never ends takes its whole page with it, and the next load would meet it again. So storage says
 * which parts are being started, with the last sign of life of the page that starts them. Where another page finds
 * such a word and no life, that version did not answer.
 */
const BEAT_MS = 1_000
/** A page that gives no sign for so long is gone, or hangs. */
const SILENT_MS = 3_000
/** What never ends when it is drawn begins within this time. */
const SETTLED_MS = 2_000

type Part = Pick<RemoteEntry, 'name' | 'version'>
const keyOf = ({ name, version }: Part) => `${storageKeys.trial}${name}@${version}`

/** Says that a remote's code is about to run. Leaving the page takes it back. */
export function beginTrial(remote: Part): void {
  const key = keyOf(remote)
  const live = () => writeText(localStorage, key, `${performance.timeOrigin} ${Date.now()}`)
  live()
  const clock = setInterval(() => {
    if (readText(localStorage, key) === null) clearInterval(clock)
    else live()
  }, BEAT_MS)
  addEventListener('pagehide', () => removeKey(localStorage, key), { once: true })
}

/** Loads a part. Once it has come, or is known not to, it has answered when this page lives a little longer. */
export async function onTrial<T>(remote: Part | undefined, load: () => Promise<T>): Promise<T> {
  if (!remote) return load()
  if (isSilent(remote)) throw new RemoteUnavailable(remote.name, 'silent', 'it did not answer last time')
  beginTrial(remote)
  try {
    return await load()
  } finally {
    setTimeout(() => removeKey(localStorage, keyOf(remote)), SETTLED_MS)
  }
}

/** Whether this version was being started by another page, which does not live any more. */
export function isSilent(remote: Part): boolean {
  const [page = '', beat = ''] = readText(localStorage, keyOf(remote))?.split(' ') ?? []
  return beat !== '' && Number(page) !== performance.timeOrigin && Date.now() - Number(beat) > SILENT_MS
}

/** Somebody wants to try again: nothing is held against any version. */
export function forgetSilence(): void {
  for (const key of keysWith(localStorage, storageKeys.trial)) removeKey(localStorage, key)
}
