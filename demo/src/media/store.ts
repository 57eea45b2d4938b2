import { mediaKey } from 'backend'
import type { Storage, StoredObject } from 'backend'
import { demoWorld } from '../demo-world'
import { mediaFile, mediaPaths } from './files'

/** Written last: whoever finds it draws nothing. */
const DRAWN = 'demo/drawn'
const MEDIA = mediaKey('')

/** The storage, in which a picture of the demo world is never missing: one not drawn yet is drawn when asked for. */
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

/** Draws every picture and document of the demo world into the storage, once; how many it drew. */
export async function storeMedia(storage: Storage, now: Date): Promise<number> {
  if ((await storage.get(DRAWN)) !== null) return 0
  const paths = mediaPaths(demoWorld(now))
  // One after the other: the portal is in use meanwhile.
  for (const path of paths) await store(storage, path)
  await storage.put(DRAWN, new TextEncoder().encode(String(paths.length)), 'text/plain')
  return paths.length
}
