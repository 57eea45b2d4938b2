import { existsSync } from 'node:fs'
import { folderStore } from './folder-store'
import type { Copies, ReleaseStore } from './store'

/** Copies in a folder of this machine, and the folder that has those below a key. */
export function openCopies(folder: string, read: ReleaseStore['read']): Copies & Pick<ReleaseStore, 'folderOf'> {
  const { create, folderOf, list, remove } = folderStore(folder)
  /** Whoever asks for one while it is fetched waits for the same. */
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
