import type { ReleaseStore } from '../store/store'
import { CHANNELS, KEYS } from './documents'
import { isName } from './names'
import { Refusal } from './refusal'

/**
 * A store that somebody has begun: the first call refuses a place without any package or channel, which is another one
 * by a slip of the pen and would look like a store that lost all it had [OPEN-197].
 */
export function requireExistingStore(store: ReleaseStore): ReleaseStore {
  let check: Promise<void> | undefined
  const checkStore = async () => {
    const names = await store.list('')
    if (!names.some((name) => name === CHANNELS || name === KEYS || isName(name))) throw noStore(store.place)
  }
  const after = async <T>(call: () => Promise<T>): Promise<T> => {
    await (check ??= checkStore())
    return call()
  }
  return {
    ...store,
    create: (...args) => after(() => store.create(...args)),
    read: (...args) => after(() => store.read(...args)),
    list: (...args) => after(() => store.list(...args)),
    remove: (...args) => after(() => store.remove(...args)),
    writtenAt: (...args) => after(() => store.writtenAt(...args)),
    sweep: (...args) => after(() => store.sweep(...args)),
  }
}

const noStore = (place: string) =>
  new Refusal(`There is no release store at ${place}.`, {
    expected: 'A folder, or a bucket with its prefix, that a portal has been published into.',
    found: 'Nothing there, or nothing of a portal.',
    todo: 'Correct --store or RELEASE_STORE. Where the portal has a release API, name that instead: --release-api or RELEASE_API. To begin a new store there, say so: portal publish shell --promote --begin.',
  })
