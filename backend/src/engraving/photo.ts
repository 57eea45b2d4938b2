import { IMAGE_CAP, cropAspect } from '@portal/domain/plaque'
import type { PlaqueConfigEntry, Size } from '@portal/domain/plaque'
import type { Deps } from '../deps'
import type { LineKey, VersionRow } from '../repositories/engraving'
import { EngravingUploadRepository } from '../repositories/engraving-upload'
import { mediaKey } from '../services/storage'
import { tenantFrom } from '../session/tenant'
import type { ActionContext } from '../session/action-context'
import { sha256 } from '../artwork/sha256'
import { encodedAnew } from '../artwork/encode-anew'
import { isJpeg, readJpeg } from '../artwork/jpeg'
import { MOST_SIDE, readPng } from '../artwork/png'
import { refuseUnlessOpen } from './engraved-line'
import type { EngravedLine } from './engraved-line'
import { refusedPhoto } from './photo-errors'
import type { PhotoError } from './photo-errors'
import { hasOwnPhoto } from './record'
import { MOST_BYTES, storageAway } from './uploads'

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

const LIMITS = { mostPixels: MOST_SIDE * MOST_SIDE, mostWidth: IMAGE_CAP } as const
/** Above the quality that pages send, so that encoding again loses nothing visible. */
const JPEG_QUALITY = 95
/** Permitted deviation of a crop's aspect ratio, since its sides are whole pixels. */
const ASPECT_TOLERANCE = 0.03

/** A photo encoded by the server. */
export interface EncodedPhoto {
  readonly ending: 'png' | 'jpg'
  readonly bytes: Uint8Array
}

/**
 * Re-encodes an uploaded JPEG or PNG in its format, or returns the error of a refused photo. Only pictures encoded by the
 * server are stored [OPEN-82]. The format is read from the first bytes, not from the declared type.
 */
export async function takePhoto(file: Uint8Array, entry: PlaqueConfigEntry): Promise<EncodedPhoto | PhotoError> {
  const isPhoto = isJpeg(file)
  const picture = isPhoto ? readJpeg(file, MOST_SIDE) : readPng(file)
  if (picture === 'notPng') return 'otherKind'
  if (typeof picture === 'string') return picture
  if (!isSized(picture, entry)) return 'otherSize'
  const options = { ...LIMITS, format: isPhoto ? 'jpeg' : 'png', quality: JPEG_QUALITY } as const
  const bytes = await encodedAnew(picture.bytes, options).catch(() => null)
  return bytes === null ? 'broken' : { ending: isPhoto ? 'jpg' : 'png', bytes }
}

/** Whether the photo has the aspect ratio of its place. */
function isSized({ width, height }: Size, entry: PlaqueConfigEntry): boolean {
  const aspect = cropAspect(entry)
  return aspect !== null && Math.abs(width / height / aspect - 1) <= ASPECT_TOLERANCE
}
