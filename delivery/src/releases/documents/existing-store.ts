import type { ReleaseStore } from '../store/store'
import { CHANNELS, KEYS } from './documents'
import { isName } from './names'
import { Refusal } from './refusal'

/**
 * Wraps a store so that its first call refuses a place without packages and channels. A mistyped place would otherwise
 * look like a store that lost everything [OPEN-197].
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
    expected: 'A folder, or a bucket with its prefix, that contains releases of a portal.',
    found: 'Nothing, or files of something else.',
    todo: 'Correct --store or RELEASE_STORE. For a portal with a release API set --release-api or RELEASE_API instead. To begin a new store there: portal publish shell --promote --begin.',
  })
