import type { Db } from '../db/connect'
import { forgetUploads, isNamed, oldUploads } from '../repositories/engraving-upload'
import { mediaKey } from '../services/storage'
import type { Storage } from '../services/storage'

const MEDIA = mediaKey('')

/** Removes what was uploaded an hour ago, and of the pictures made of it those that no version names. */
export async function tidyUploads(db: Db, storage: Pick<Storage, 'delete'>, now: Date): Promise<void> {
  const done: string[] = []
  for (const key of await oldUploads(db, now)) {
    const isKept = key.startsWith(MEDIA) && (await isNamed(db, key.slice(MEDIA.length)))
    if (!isKept) await storage.delete(key)
    done.push(key)
  }
  await forgetUploads(db, done)
}
