import { randomBytes } from 'node:crypto'
import { addTime } from '@portal/domain'
import { MOST_PHOTO_MEGABYTES, hasPhoto } from '@portal/domain/plaque'
import type { Deps } from '../deps'
import { invalid, Failure } from '../errors/failure'
import type { LineKey } from '../repositories/engraving'
import { EngravingUploadRepository, forgetUploads, isNamed, oldUploads } from '../repositories/engraving-upload'
import { UPLOADS, countCall } from '../repositories/rate-limit'
import { tenantFrom } from '../session/tenant'
import type { ActionContext } from '../session/action-context'
import { mediaKey } from '../services/storage'
import type { Storage } from '../services/storage'
import type { Db } from '../db/connect'
import { findLine, refuseUnlessOpen } from './engraved-line'

const SECONDS = 60
export const MOST_BYTES = MOST_PHOTO_MEGABYTES * 1024 * 1024

/** An upload address for one picture of this type and size, valid for a minute. The browser has no storage credentials [OPEN-82]. */
export async function requestUpload(
  { storage }: Pick<Deps, 'storage'>,
  act: ActionContext,
  of: LineKey,
  { bytes, type }: { readonly bytes: number; readonly type: string },
) {
  const engraved = await findLine(act, of)
  await refuseUnlessOpen(engraved, act)
  if (!hasPhoto(engraved.entry)) {
    throw invalid({ photo: 'unsupported' }, 'This plaque takes no photo. Nothing was saved.')
  }
  await countCall(act.tx, UPLOADS, of.lineId, act.now)
  const key = `uploads/engraving/${randomBytes(18).toString('base64url')}`
  await new EngravingUploadRepository(act.tx, tenantFrom(act.session)).add({
    ...of,
    key,
    picture: 'photo',
    createdAt: act.now,
  })
  const { url, headers } = await storage.uploadAddress(key, { type, bytes, seconds: SECONDS })
  return { key, url, headers, expiresAt: addTime(act.now, SECONDS, 'second').toISOString() }
}

const TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
} as const
type FileExtension = keyof typeof TYPES

/** A file name with time and a random part that cannot be guessed, without extension [EXT-13, OPEN-92]. */
export function fileName(bookingId: string, now: Date): string {
  const time = now.toISOString().replaceAll(/[-:.]/g, '')
  return `engravings/${bookingId}/${time}-${randomBytes(18).toString('base64url')}`
}

/** Stores a file under this name. It is recorded first, so that housekeeping deletes it if no version ever uses it. */
export async function storeFile(
  storage: Deps['storage'],
  act: ActionContext,
  of: LineKey,
  { name, ending, bytes }: { readonly name: string; readonly ending: FileExtension; readonly bytes: Uint8Array },
): Promise<string> {
  const path = `${name}.${ending}`
  const uploads = new EngravingUploadRepository(act.tx, tenantFrom(act.session))
  await uploads.add({ ...of, key: mediaKey(path), picture: 'stored', createdAt: act.now })
  await storage.put(mediaKey(path), bytes, TYPES[ending]).catch(storageAway)
  return path
}

export function storageAway(): never {
  throw new Failure(
    'unavailable',
    'The artwork cannot be stored at the moment. The words are saved; try again shortly.',
    { retryAfterSeconds: 5 },
  )
}

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
