import { objectStorage, storedKeys } from '../../backend/src/index'
import type { StorageOptions } from '../../backend/src/index'
import type { ReleaseStore } from '../../delivery/src/index'
import type { FileStore } from './copies'

export function storageFiles(options: StorageOptions): FileStore {
  const storage = objectStorage(options)
  return {
    keys: () => storedKeys(options),
    get: (key) => storage.get(key),
    put: (key, { bytes, type }) => storage.put(key, bytes, type),
  }
}

/** Releases and the steps of their channels. Existing files stay: each is written once. */
export function releaseFiles(store: ReleaseStore): FileStore {
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

/** A name with further names below it is a folder, not a document. */
async function keysBelow(store: ReleaseStore, key: string): Promise<string[]> {
  const names = await store.list(key)
  if (names.length === 0) return key ? [key] : []
  const below = names.map((name) => keysBelow(store, key ? `${key}/${name}` : name))
  return (await Promise.all(below)).flat()
}
