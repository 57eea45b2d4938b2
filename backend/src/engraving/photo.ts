import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import type { Deps } from '../deps'
import type { LineKey, VersionRow } from '../repositories/engraving'
import { EngravingUploadRepository } from '../repositories/engraving-upload'
import { mediaKey } from '../services/storage'
import { tenantFrom } from '../session/tenant'
import { refuseUnlessOpen } from './engraved-line'
import type { EngravedLine } from './engraved-line'
import type { ActionContext } from '../session/action-context'
import { takePhoto } from './intake'
import type { EncodedPhoto } from './intake'
import { refusedPhoto } from './photo-errors'
import { sha256 } from '../artwork/sha256'
import { hasOwnPhoto } from './record'
import { MOST_BYTES } from './request-upload'
import { storageAway } from './stored-file'

interface NewPhoto extends EncodedPhoto {
  readonly kind: 'new'
  readonly upload: string
  readonly sha256: string
}

/** An uploaded photo: new and re-encoded, or already stored by a call whose response got lost. */
export type PhotoInput = NewPhoto | { readonly kind: 'taken'; readonly path: string }

/** The photo uploaded under a key; null without a key. */
export async function sentPhoto(
  storage: Deps['storage'],
  act: ActionContext,
  of: LineKey,
  {
    engraved,
    version,
    key,
  }: { readonly engraved: EngravedLine; readonly version: number; readonly key: string | null },
): Promise<PhotoInput | null> {
  if (key === null) return null
  const uploads = new EngravingUploadRepository(act.tx, tenantFrom(act.session))
  const found = await uploads.find(of, key)
  if (found === null) throw refusedPhoto('missing')
  if (found.storedKey !== null) return { kind: 'taken', path: found.storedKey }
  await refuseUnlessOpen(engraved, act, version)
  const photo = await madeAnew(storage, key, engraved.entry)
  if (photo !== null) return { kind: 'new', upload: key, ...photo, sha256: sha256(photo.bytes) }
  // The upload is missing: an earlier attempt of this call has stored it, or it was never sent.
  const path = (await uploads.find(of, key))?.storedKey
  if (!path) throw refusedPhoto('missing')
  return { kind: 'taken', path }
}

async function madeAnew(storage: Deps['storage'], key: string, entry: PlaqueConfigEntry): Promise<EncodedPhoto | null> {
  const object = await storage.get(key).catch(storageAway)
  if (object === null) return null
  if (object.bytes.byteLength > MOST_BYTES) throw refusedPhoto('tooLarge')
  const made = await takePhoto(object.bytes, entry)
  if (typeof made === 'string') throw refusedPhoto(made)
  return made
}

/** The photo of the present version. */
export type Photo =
  | { readonly kind: 'none' }
  | NewPhoto
  | { readonly kind: 'stored'; readonly bytes: Uint8Array; readonly path: string; readonly sha256: string | null }

/** The uploaded photo or the stored one. Refuses an unexpected or missing photo. */
export async function photoFor(
  storage: Deps['storage'],
  { withPhoto: kept }: EngravedLine,
  current: VersionRow,
  sent: PhotoInput | null,
): Promise<Photo> {
  if (!hasOwnPhoto(current.details)) {
    if (sent !== null) throw refusedPhoto('unsupported')
    return { kind: 'none' }
  }
  if (sent?.kind === 'taken') throw refusedPhoto('used')
  if (sent !== null) return sent
  const stored = kept?.photoKey ? await storage.get(mediaKey(kept.photoKey)).catch(storageAway) : null
  if (!kept?.photoKey || stored === null) throw refusedPhoto('required')
  return { kind: 'stored', bytes: stored.bytes, path: kept.photoKey, sha256: kept.photoSha256 }
}
