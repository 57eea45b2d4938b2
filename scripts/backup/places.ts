import { objectStorage, storedKeys } from '../../backend/src/index'
import type { StorageOptions } from '../../backend/src/index'
import type { ReleaseStore } from '../../delivery/src/index'
import type { Place } from './copies'

/** The bucket of pictures and documents. */
export function storagePlace(options: StorageOptions): Place {
  const storage = objectStorage(options)
  return {
    keys: () => storedKeys(options),
    get: (key) => storage.get(key),
    put: (key, { bytes, type }) => storage.put(key, bytes, type),
  }
}

/** Releases and the steps of their channels. What is there already stays: each is written once. */
export function releasePlace(store: ReleaseStore): Place {
  return {
    keys: () => keysBelow(store, ''),
    get: async (key) => {
      const bytes = await store.read(key)
      return bytes && { type: '', bytes }
    },
    put: async (key, { bytes }) => {
      if (await store.create(key, bytes)) return
      const there = await store.read(key)
      if (there === null || !there.equals(bytes))
        throw new Error(`The release store has another ${key}: empty it first.`)
    },
  }
}

/** What has names below it is no document. */
async function keysBelow(store: ReleaseStore, key: string): Promise<string[]> {
  const names = await store.list(key)
  if (names.length === 0) return key ? [key] : []
  const below = names.map((name) => keysBelow(store, key ? `${key}/${name}` : name))
  return (await Promise.all(below)).flat()
}
