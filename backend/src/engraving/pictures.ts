import { randomBytes } from 'node:crypto'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import type { Deps } from '../deps'
import { Failure, invalid } from '../errors/failure'
import { EngravingRepository, NOTHING_SAID } from '../repositories/engraving'
import type { LineKey, VersionRow } from '../repositories/engraving'
import { EngravingUploadRepository } from '../repositories/engraving-upload'
import { mediaKey } from '../services/storage'
import { tenantFrom } from '../tenant/tenant'
import { findLine, lockLine, refuseUnlessOpen } from './engraved-line'
import type { Act, EngravedLine } from './engraved-line'
import { takePng } from './intake'
import { sha256 } from './picture-hash'
import { refusedPicture } from './picture-errors'
import type { PictureKind } from './intake'
import { hasOwnPhoto } from './record'
import { MOST_BYTES } from './request-upload'

/** What a page names when its pictures are uploaded [API-45, DOM-40]. */
interface Sent {
  readonly product_id: string
  readonly engraving_files: { readonly imageOptionsUrl: string | null; readonly engravingOptionsUrl: string }
}

/** A picture that the server has made of an upload. */
interface Taken {
  readonly upload: string
  /** Below `media/`. */
  readonly path: string
  /** Null of one that was taken by a call before, whose answer got lost. */
  readonly sha256: string | null
}

/** Pictures made anew: before the transaction, since that takes a while. */
export interface Pictures {
  /** Writes them to the version. */
  record(act: Act): Promise<EngravedLine>
  /** Removes what was uploaded. */
  tidyUp(): Promise<void>
}

/** Makes the uploaded pictures anew; they are recorded and named by nobody until `record` has run. */
export async function takePictures(
  { storage }: Pick<Deps, 'storage'>,
  act: Act,
  of: LineKey,
  version: number,
  { product_id: productId, engraving_files: keys }: Sent,
): Promise<Pictures> {
  const engraved = await findLine(act, of)
  if (engraved.line.productId !== productId) throw invalid({ product_id: 'invalid' })
  const uploads = new EngravingUploadRepository(act.tx, tenantFrom(act.session))
  const take = async (upload: string, kind: PictureKind): Promise<Taken> => {
    const found = await uploads.find(of, upload, kind)
    if (found === null) throw refusedPicture(kind, 'missing')
    if (found.storedKey !== null) return { upload, path: found.storedKey, sha256: null }
    refuseUnlessOpen(engraved, act, version)
    const bytes = await madeAnew(storage, upload, kind, engraved.entry)
    if (bytes === null) {
      // Gone: taken by the same call a moment ago, or it never came.
      const path = (await uploads.find(of, upload, kind))?.storedKey
      if (!path) throw refusedPicture(kind, 'missing')
      return { upload, path, sha256: null }
    }
    const path = `engravings/${of.bookingId}/${fileName(act.now)}`
    // Noted first: should the pictures never be recorded, housekeeping finds them.
    await uploads.add({ ...of, key: mediaKey(path), picture: kind, createdAt: act.now })
    await storage.put(mediaKey(path), bytes, 'image/png').catch(storageAway)
    return { upload, path, sha256: sha256(bytes) }
  }
  const artwork = await take(keys.engravingOptionsUrl, 'artwork')
  const photo = keys.imageOptionsUrl === null ? null : await take(keys.imageOptionsUrl, 'photo')
  return {
    record: (write) => record(write, of, version, artwork, photo),
    tidyUp: async () => {
      const taken = [artwork, photo].filter((each) => each?.sha256)
      await Promise.allSettled(taken.map((each) => each && storage.delete(each.upload)))
    },
  }
}

/** A name with its time, which nobody can guess [EXT-13, OPEN-92]. */
function fileName(now: Date): string {
  return `${now.toISOString().replaceAll(/[-:.]/g, '')}-${randomBytes(18).toString('base64url')}.png`
}

async function madeAnew(storage: Deps['storage'], upload: string, kind: PictureKind, entry: PlaqueConfigEntry) {
  const object = await storage.get(upload).catch(storageAway)
  if (object === null) return null
  if (object.bytes.byteLength > MOST_BYTES) throw refusedPicture(kind, 'tooLarge')
  const made = await takePng(object.bytes, kind, entry)
  if (typeof made === 'string') throw refusedPicture(kind, made)
  return made
}

function storageAway(): never {
  throw new Failure(
    'unavailable',
    'The pictures cannot be stored at the moment. The words are saved; try again shortly.',
    { retryAfterSeconds: 5 },
  )
}

async function record(act: Act, of: LineKey, version: number, artwork: Taken, photo: Taken | null) {
  const engraved = await lockLine(act, of)
  if (isRecorded(engraved, version, artwork)) return engraved
  refuseUnlessOpen(engraved, act, version)
  const { current } = engraved
  if (current === null) throw refusedPicture('artwork', 'unsupported')
  const kept = photoOf(engraved, current, photo)
  const uploads = new EngravingUploadRepository(act.tx, tenantFrom(act.session))
  for (const [kind, taken] of [
    ['artwork', artwork],
    ['photo', photo],
  ] as const) {
    if (taken === null) continue
    if (taken.sha256 === null || !(await uploads.take(taken.upload, taken.path))) throw refusedPicture(kind, 'used')
  }
  const repository = new EngravingRepository(act.tx, tenantFrom(act.session))
  await repository.savePictures(of, version, { artworkKey: artwork.path, artworkSha256: artwork.sha256, ...kept })
  await repository.say(of, NOTHING_SAID)
  return findLine(act, of)
}

const isRecorded = ({ version, current }: EngravedLine, asked: number, { path, sha256 }: Taken) =>
  sha256 === null && version === asked && current?.artworkKey === path

type Photo = Pick<VersionRow, 'photoKey' | 'photoSha256'>

/** The photo that belongs to the words: the one that came, or the one that is there. */
function photoOf({ withPhoto: kept }: EngravedLine, current: VersionRow, sent: Taken | null): Photo {
  if (!hasOwnPhoto(current.details)) {
    if (sent !== null) throw refusedPicture('photo', 'unsupported')
    return { photoKey: null, photoSha256: null }
  }
  if (sent !== null) return { photoKey: sent.path, photoSha256: sent.sha256 }
  if (!kept) throw refusedPicture('photo', 'required')
  return { photoKey: kept.photoKey, photoSha256: kept.photoSha256 }
}
