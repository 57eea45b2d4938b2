import type { RemoteEntry } from '../registry/schema'
import { keysWith, readText, removeKey, writeText } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'
import { RemoteUnavailable } from './unavailable'

/* A part with an endless loop hangs its page, and would hang the next load too. So storage has a watchdog for each part
   that is being started: the time of its page's last sign of life. A page that finds a silent one does not open that
   version and removes the watchdog: the tab may have died of something else, so one crash costs one load. */
const BEAT_MS = 1_000
/** A page that is silent for this long is closed or hangs. */
const SILENT_MS = 3_000
/** A render that hangs starts within this time. */
const SETTLED_MS = 2_000

type Part = Pick<RemoteEntry, 'name' | 'version'>
/** Versions that this page does not open. */
const heldBack = new Set<string>()
const keyOf = ({ name, version }: Part) => `${storageKeys.bootWatchdog}${name}@${version}`

/** Stores the watchdog of a remote whose code is about to run; leaving the page removes it. */
export function startWatchdog(remote: Part): void {
  const key = keyOf(remote)
  const begun = Date.now()
  const live = () => writeText(localStorage, key, `${performance.timeOrigin} ${begun} ${Date.now()}`)
  live()
  const clock = setInterval(() => {
    if (readText(localStorage, key) === null) clearInterval(clock)
    else live()
  }, BEAT_MS)
  addEventListener('pagehide', () => removeKey(localStorage, key), { once: true })
}

/**
 * Loads a part under its watchdog, which is removed once the part has loaded or failed and the page still lives a
 * little later.
 */
export async function underWatchdog<T>(remote: Part | undefined, load: () => Promise<T>): Promise<T> {
  if (!remote) return load()
  if (holdBack(remote)) throw new RemoteUnavailable(remote.name, 'silent', 'it did not answer last time')
  startWatchdog(remote)
  try {
    return await load()
  } finally {
    setTimeout(() => removeKey(localStorage, keyOf(remote)), SETTLED_MS)
  }
}

/** Whether this page skips the version; the next page opens it again. */
function holdBack(remote: Part): boolean {
  const key = keyOf(remote)
  if (!isSilent(remote)) return heldBack.has(key)
  heldBack.add(key)
  const dead = readStart(key)?.page
  for (const other of watchdogs()) if (readStart(other)?.page === dead) removeKey(localStorage, other)
  return true
}

const watchdogs = () => keysWith(localStorage, storageKeys.bootWatchdog)

/** Whether another page started this version last and has been silent since. */
export function isSilent(remote: Part): boolean {
  const start = readStart(keyOf(remote))
  if (!start || start.page === performance.timeOrigin || Date.now() - start.beat <= SILENT_MS) return false
  const all = watchdogs().map(readStart)
  return !all.some((other) => other?.page === start.page && other.begun > start.begun)
}

function readStart(key: string) {
  const text = readText(localStorage, key)
  if (text === null) return null
  const [page = 0, begun = 0, beat = 0] = text.split(' ').map(Number)
  return { page, begun, beat }
}

/** The user retries: no version is skipped any longer. */
export function forgetSilence(): void {
  heldBack.clear()
  for (const key of watchdogs()) removeKey(localStorage, key)
}
