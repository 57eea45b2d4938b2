import { existsSync } from 'node:fs'
import { folderStore } from './folder-store'
import type { Copies, ReleaseStore } from './store'

/** Copies of a store's documents in a local folder. */
export function openCopies(folder: string, read: ReleaseStore['read']): Copies & Pick<ReleaseStore, 'folderOf'> {
  const { create, folderOf, list, remove } = folderStore(folder)
  /** Fetches in progress by key, so that concurrent readers share one. */
  const pending = new Map<string, Promise<void>>()
  const fetch = async (key: string) => {
    const content = await read(key)
    if (content) await create(key, content)
  }
  return {
    folderOf,
    list,
    drop: (key) => remove(key),
    fetch: async (key) => {
      if (existsSync(folderOf(key))) return
      const fetched = pending.get(key) ?? fetch(key).finally(() => pending.delete(key))
      pending.set(key, fetched)
      await fetched
    },
  }
}
