import type { ComponentType } from 'react'
import { withTimeLimit } from '@portal/domain/time-limit'
import type { RemoteModule } from '../module/remote-module'
import type { SlotName } from '../module/slot-name'
import { countLoad } from '../part-metrics/part-metrics'
import type { RemoteEntry } from '../registry/schema'
import { currentRegistry, loadRemoteModule } from './remotes'
import { underWatchdog } from './boot-watchdog'
import { hasNotArrived, RemoteUnavailable, unavailable } from './unavailable'

/** Longest wait for a screen or a slot, from the first request to the failure that the page tells. */
const PART_MS = 8_000
/** One bad answer must not cost a screen; a little later the same request often succeeds. */
const PAUSE_MS = 200

const parts = new Map<string, Promise<unknown>>()

/** A remote's screen by its declared path. */
export function loadScreen(remote: string, path: string): Promise<ComponentType> {
  return loadPart(remote, path, (module) => module.routes[path])
}

/** The remote that fills a slot. */
export const remoteOfSlot = (name: string): RemoteEntry | undefined =>
  Object.values(currentRegistry().remotes).find(({ slots }) => slots.some((slot) => slot.name === name))

/** What fills a slot. */
export function loadSlot<Props extends object>(name: SlotName<Props>): Promise<ComponentType<Props>> {
  const remote = remoteOfSlot(name)
  if (!remote) return Promise.reject(new RemoteUnavailable(name, 'unknown', 'no remote fills this slot'))
  // Name and props are declared together, in the contract file that its module was checked against.
  const pick = (module: RemoteModule) => module.slots?.[name] as (() => Promise<ComponentType<Props>>) | undefined
  return loadPart(remote.name, name, pick)
}

type PickPart<Part> = (module: RemoteModule) => (() => Promise<Part>) | undefined

/**
 * A part of a remote, loaded once; everyone who asks gets the same promise. It rejects with `RemoteUnavailable`, at
 * the latest after the limit. A failure is forgotten, so that asking again is a retry.
 */
function loadPart<Part>(remote: string, part: string, pick: PickPart<Part>): Promise<Part> {
  const key = `${remote} ${part}`
  const known = parts.get(key)
  // Under a remote's name and a part's stands only what the same `pick` has loaded.
  if (known) return known as Promise<Part>
  const entry = currentRegistry().remotes[remote]
  const watched = underWatchdog(entry, () => loadInSteps(remote, part, pick))
  const loading = withTimeLimit(watched, PART_MS, 'it did not arrive in time').catch((error: unknown) =>
    Promise.reject(unavailable(remote, error)),
  )
  parts.set(key, loading)
  markWhenLoaded(loading)
  loading.catch(() => parts.delete(key))
  if (entry) countWhenSettled(entry, loading)
  return loading
}

/** React draws a promise marked like this at once; any other it waits for, and shows that it waits. */
function markWhenLoaded<Part>(loading: Promise<Part>): void {
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => undefined,
  )
}

function countWhenSettled(remote: RemoteEntry, loading: Promise<unknown>): void {
  loading.then(
    () => countLoad(remote, true),
    () => countLoad(remote, false),
  )
}

async function loadInSteps<Part>(remote: string, part: string, pick: PickPart<Part>): Promise<Part> {
  const load = pick(await onceMore(() => loadRemoteModule(remote)))
  if (!load) throw new Error(`${part} is in the registry but not in the module`)
  return onceMore(load)
}

/** A file that does not come is asked for once more: the browser may have handed out a preload that had failed. */
async function onceMore<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!hasNotArrived(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return load()
  }
}
