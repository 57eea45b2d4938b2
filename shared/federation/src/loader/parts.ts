import type { ComponentType } from 'react'
import { withTimeLimit } from '@portal/domain-bundled/time-limit'
import type { RemoteModule, SlotName } from '../module/remote-module'
import { countLoad } from '../part-metrics/part-metrics'
import type { RemoteEntry } from '../registry/schema'
import { currentRegistry, loadRemoteModule } from './remotes'
import { underWatchdog } from './boot-watchdog'
import { hasNotArrived, RemoteUnavailable, unavailable } from './unavailable'

/** Time limit of a screen or slot, from the first request to the failure on the page. */
const PART_MS = 8_000
/** Pause before the second try, which often succeeds. */
const PAUSE_MS = 200

const parts = new Map<string, Promise<unknown>>()

/** A remote's screen by its declared path. */
export function loadScreen(remote: string, path: string): Promise<ComponentType> {
  return loadPart(remote, path, (module) => module.routes[path])
}

/** The remote that fills a slot. */
export const remoteOfSlot = (name: string): RemoteEntry | undefined =>
  Object.values(currentRegistry().remotes).find(({ slots }) => slots.some((slot) => slot.name === name))

/** The component that fills a slot. */
export function loadSlot<Props extends object>(name: SlotName<Props>): Promise<ComponentType<Props>> {
  const remote = remoteOfSlot(name)
  if (!remote) return Promise.reject(new RemoteUnavailable(name, 'unknown', 'no remote fills this slot'))
  // The contract file declares name and props together, and the remote's module was checked against it.
  const pick = (module: RemoteModule) => module.slots?.[name] as (() => Promise<ComponentType<Props>>) | undefined
  return loadPart(remote.name, name, pick)
}

type PickPart<Part> = (module: RemoteModule) => (() => Promise<Part>) | undefined

/**
 * Loads a part of a remote once; all callers get the same promise. Rejects with `RemoteUnavailable` at the time limit
 * at the latest. A failure is forgotten, so that the next call is a retry.
 */
function loadPart<Part>(remote: string, part: string, pick: PickPart<Part>): Promise<Part> {
  const key = `${remote} ${part}`
  const known = parts.get(key)
  // The same remote and part always have the same `pick`, so the type is right.
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

/** React renders a promise marked like this at once; for any other it suspends. */
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

/** Requests a missing file once more: the browser may have reused a failed preload. */
async function onceMore<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!hasNotArrived(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return load()
  }
}
