import { mediaKey } from 'backend'
import type { Storage, StoredObject } from 'backend'
import { demoWorld } from '../demo-world'
import { mediaFile, mediaPaths } from './files'

/** Key of the object that is written last and marks the media as complete. */
const COMPLETE_KEY = 'demo/drawn'
const MEDIA = mediaKey('')

/** Wraps the storage: a missing file of the demo world is generated at its first request. */
export function withMedia(storage: Storage): Storage {
  return {
    ...storage,
    get: async (key) => {
      const stored = await storage.get(key)
      if (stored !== null || !key.startsWith(MEDIA)) return stored
      return store(storage, key.slice(MEDIA.length))
    },
  }
}

async function store(storage: Storage, path: string): Promise<StoredObject | null> {
  const file = await mediaFile(path)
  if (file !== null) await storage.put(mediaKey(path), file.bytes, file.type)
  return file
}

/** Stores every picture and document of the demo world, once. Returns the number of stored files. */
export async function storeMedia(storage: Storage, now: Date): Promise<number> {
  if ((await storage.get(COMPLETE_KEY)) !== null) return 0
  const paths = mediaPaths(demoWorld(now))
  // One after another, to leave processor time for requests.
  for (const path of paths) await store(storage, path)
  await storage.put(COMPLETE_KEY, new TextEncoder().encode(String(paths.length)), 'text/plain')
  return paths.length
}
