import type { ComponentType } from 'react'
import { withTimeLimit } from '@portal/domain/time-limit'
import type { RemoteModule } from '../module/remote-module'
import type { SlotProps } from '../module/slot-props'
import type { SlotName } from '../registry/schema'
import { currentRegistry, loadRemoteModule } from './remotes'
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

/** What fills a slot. */
export function loadSlot<Name extends SlotName>(name: Name): Promise<ComponentType<SlotProps[Name]>> {
  const remote = Object.values(currentRegistry().remotes).find(({ slots }) => slots.some((slot) => slot.name === name))
  if (!remote) return Promise.reject(new RemoteUnavailable(name, 'unknown', 'no remote fills this slot'))
  return loadPart(remote.name, name, (module) => module.slots?.[name])
}

type Pick<Part> = (module: RemoteModule) => (() => Promise<Part>) | undefined

/**
 * A part of a remote, loaded once; everyone who asks gets the same promise. It rejects with `RemoteUnavailable`, at
 * the latest after the limit. A failure is forgotten, so that asking again is a retry.
 */
function loadPart<Part>(remote: string, part: string, pick: Pick<Part>): Promise<Part> {
  const key = `${remote} ${part}`
  const known = parts.get(key)
  // Under a remote's name and a part's stands only what the same `pick` has loaded.
  if (known) return known as Promise<Part>
  const loading = withTimeLimit(inTwoTries(remote, part, pick), PART_MS, 'it did not arrive in time').catch(
    (error: unknown) => Promise.reject(unavailable(remote, error)),
  )
  parts.set(key, loading)
  loading.catch(() => parts.delete(key))
  return loading
}

async function inTwoTries<Part>(remote: string, part: string, pick: Pick<Part>): Promise<Part> {
  const load = async () => {
    const found = pick(await loadRemoteModule(remote))
    if (!found) throw new Error(`${part} is in the registry but not in the module`)
    return found()
  }
  return load().catch(async (error: unknown) => {
    if (!hasNotArrived(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return load()
  })
}
