import type { ArtworkJob, DrawnArtwork } from '../artwork/drawing'
import type { Deps } from '../deps'
import { conflict, invalid, outdated } from '../errors/failure'
import { BookingRepository } from '../repositories/booking'
import { EngravingRepository, NO_ANSWER } from '../repositories/engraving'
import type { LineKey, VersionFiles } from '../repositories/engraving'
import { EngravingUploadRepository } from '../repositories/engraving-upload'
import { tenantFrom } from '../session/tenant'
import { findLine, lockLine, refuseIfWords, refuseUnlessOpen } from './engraved-line'
import type { EngravedLine } from './engraved-line'
import type { ActionContext } from '../session/action-context'
import { photoFor, sentPhoto } from './photo'
import { refusedPhoto } from './photo-errors'
import type { EncodedPhoto, Photo, PhotoInput } from './photo'
import { sha256 } from '../artwork/sha256'
import { designOf, wordsOfRefusals } from './record'
import { fileName, storeFile } from './uploads'

/** The uploaded photo and the product, as the page sends them [API-45, DOM-40]. */
interface UploadReference {
  readonly product_id: string
  readonly engraving_files: { readonly imageOptionsUrl: string | null }
}

/** A drawn and stored artwork. Drawing takes a while, so it happens before the transaction. */
export interface DrawnVersion {
  /** Records the files with the version. */
  record(act: ActionContext): Promise<EngravedLine>
  /** Deletes the upload after the record is written. */
  tidyUp(): Promise<void>
}

type DrawDeps = Pick<Deps, 'storage' | 'draw'>

/** Draws the artwork of a version from its record. Its files belong to no version until `record` has run [ENG-50]. */
export async function drawVersion(
  deps: DrawDeps,
  act: ActionContext,
  of: LineKey,
  version: number,
  { product_id: productId, engraving_files: { imageOptionsUrl: key } }: UploadReference,
): Promise<DrawnVersion> {
  const engraved = await findLine(act, of)
  if (engraved.line.productId !== productId) throw invalid({ product_id: 'invalid' })
  const sent = await sentPhoto(deps.storage, act, of, { engraved, version, key })
  if (isDrawn(engraved, version, sent)) return { record: (write) => lockLine(write, of), tidyUp: async () => {} }
  await refuseUnlessDrawable(engraved, act, version)
  refuseIfWords(engraved)
  const { current, entry, stored } = engraved
  if (current === null) throw conflict('There are no words to draw yet. Nothing was saved.')
  const photo = await photoFor(deps.storage, engraved, current, sent)
  const drawn = await draw(deps, {
    entry,
    design: designOf(current.details),
    photo: photo.kind === 'none' ? null : photo.bytes,
    name: { bookingId: String(stored.booking.orderId), lineId: of.lineId, version, at: act.now },
  })
  const files = await store(deps, act, of, { drawn, photo })
  const upload = photo.kind === 'new' ? photo.upload : null
  return {
    record: (write) => record(write, of, { version, sent, files, upload }),
    tidyUp: async () => {
      if (upload !== null) await deps.storage.delete(upload).catch(() => {})
    },
  }
}

/** Whether this version already has its artwork, from a call whose response got lost or from a concurrent one. */
function isDrawn({ version, current }: EngravedLine, requested: number, sent: PhotoInput | null): boolean {
  if (version !== requested || !current?.artworkKey) return false
  if (sent === null) return true
  return sent.kind === 'taken' ? sent.path === current.photoKey : sent.sha256 === current.photoSha256
}

const APPROVED = 'The artwork is approved as it is. Save its words again to change it. Nothing was saved.'

/** An approved artwork is never drawn again; another photo needs another version. */
async function refuseUnlessDrawable(engraved: EngravedLine, act: ActionContext, version: number): Promise<void> {
  await refuseUnlessOpen(engraved, act, version)
  if (engraved.row?.approvedAt && engraved.current?.artworkKey) throw conflict(APPROVED)
}

async function draw(
  { draw }: DrawDeps,
  { design, ...job }: Omit<ArtworkJob, 'design'> & { design: ArtworkJob['design'] | null },
) {
  if (design === null)
    throw invalid({ engraving: 'invalid' }, 'The words cannot be drawn as they are. Save them again.')
  const drawn = await draw({ ...job, design })
  if (!('refusals' in drawn)) return drawn
  const { errors, messages } = wordsOfRefusals(drawn.refusals, design)
  throw invalid(errors, `${messages.join('. ')}. The words are saved, the artwork is not drawn.`)
}

async function store(
  { storage }: DrawDeps,
  act: ActionContext,
  of: LineKey,
  { drawn, photo }: { readonly drawn: DrawnArtwork; readonly photo: Photo },
): Promise<VersionFiles> {
  const put = (name: string, ending: keyof DrawnArtwork | EncodedPhoto['ending'], bytes: Uint8Array) =>
    storeFile(storage, act, of, { name, ending, bytes })
  const name = fileName(of.bookingId, act.now)
  const [artworkKey, screenKey, svgKey, pdfKey, photoKey] = await Promise.all([
    put(name, 'png', drawn.png),
    put(name, 'webp', drawn.webp),
    put(name, 'svg', drawn.svg),
    put(name, 'pdf', drawn.pdf),
    photo.kind === 'new' ? put(fileName(of.bookingId, act.now), photo.ending, photo.bytes) : null,
  ])
  return {
    artworkKey,
    artworkSha256: sha256(drawn.png),
    screenKey,
    screenSha256: sha256(drawn.webp),
    svgKey,
    pdfKey,
    photoKey: photo.kind === 'stored' ? photo.path : photoKey,
    photoSha256: photo.kind === 'none' ? null : photo.sha256,
  }
}

interface VersionInput {
  readonly version: number
  readonly sent: PhotoInput | null
  readonly files: VersionFiles
  readonly upload: string | null
}

async function record(
  act: ActionContext,
  of: LineKey,
  { version, sent, files, upload }: VersionInput,
): Promise<EngravedLine> {
  const engraved = await lockLine(act, of)
  if (isDrawn(engraved, version, sent)) return engraved
  await refuseUnlessDrawable(engraved, act, version)
  if (engraved.current === null) throw outdated()
  const tenant = tenantFrom(act.session)
  if (upload !== null && !(await new EngravingUploadRepository(act.tx, tenant).take(upload, files.photoKey ?? ''))) {
    throw refusedPhoto('used')
  }
  const repository = new EngravingRepository(act.tx, tenant)
  await repository.saveFiles(of, version, files)
  await repository.setAnswer(of, NO_ANSWER)
  await new BookingRepository(act.tx, tenant).tell(of.bookingId, 'changed', act.now)
  return findLine(act, of)
}
