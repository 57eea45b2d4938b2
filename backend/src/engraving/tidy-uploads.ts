import type { Db } from '../db/connect'
import { forgetUploads, isNamed, oldUploads } from '../repositories/engraving-upload'
import { mediaKey } from '../services/storage'
import type { Storage } from '../services/storage'

const MEDIA = mediaKey('')

/** Deletes uploads older than an hour, and stored pictures that no version uses. */
export async function tidyUploads(db: Db, storage: Pick<Storage, 'delete'>, now: Date): Promise<void> {
  const done: string[] = []
  for (const key of await oldUploads(db, now)) {
    const isKept = key.startsWith(MEDIA) && (await isNamed(db, key.slice(MEDIA.length)))
    if (!isKept) await storage.delete(key)
    done.push(key)
  }
  await forgetUploads(db, done)
}
