import { randomBytes } from 'node:crypto'
import type { Deps } from '../deps'
import { Failure } from '../errors/failure'
import type { LineKey } from '../repositories/engraving'
import { EngravingUploadRepository } from '../repositories/engraving-upload'
import { mediaKey } from '../services/storage'
import { tenantFrom } from '../session/tenant'
import type { ActionContext } from '../session/action-context'

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
