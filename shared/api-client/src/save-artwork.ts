import type { Engraving, EngravingDraft } from '@portal/domain'
import type { ApiClient } from './client'
import { getEngraving, requestUpload, saveEngraving, saveEngravingFiles } from './contract/engraving'
import { ApiError, toApiError } from './errors'

/** How far the saving of an artwork is. */
export type ArtworkPart = 'record' | 'upload' | 'files'

/** What is being done, in words. */
export const ARTWORK_PROGRESS: Readonly<Record<ArtworkPart, string>> = {
  record: 'Saving the words',
  upload: 'Sending the photo',
  files: 'Drawing the artwork',
}

/** Which part could not be done; what was done before it stays. */
export class ArtworkFailure extends Error {
  override readonly name = 'ArtworkFailure'
  readonly part: ArtworkPart
  override readonly cause: ApiError
  /** The record as it was saved before; another design goes upon its version. */
  readonly saved: Engraving | null

  constructor(part: ArtworkPart, fault: unknown, saved: Engraving | null) {
    const cause = toApiError(fault)
    super(`${part}: ${cause.message}`)
    this.part = part
    this.saved = saved
    this.cause = cause
  }
}

export interface ArtworkInput {
  readonly bookingId: string
  readonly lineId: string
  /** The line's: every try of the same line has the same keys. */
  readonly editId: string
  /** The line's actual product. */
  readonly productId: string
  /** The engraving's that was read; 0 before its first record. */
  readonly version: number
  readonly draft: EngravingDraft
  /** As cropped, a PNG; null without one, and when the one that is stored stays. */
  readonly photo: Blob | null
  /** Whether the owner is asked for their word on it: staff alone. Left out: once the booking is submitted. */
  readonly askOwner?: boolean
}

interface SaveArtworkDeps {
  readonly api: ApiClient
  readonly onProgress: (words: string) => void
  /** Sends the bytes to the storage. */
  readonly send?: typeof fetch
}

/**
 * Saves an engraving: the record, the uploads, the files [CAT-42, OPEN-82, API-45]. Repeatable: the same design is
 * the same version, whichever part a try before it came to. Rejects with an `ArtworkFailure`.
 */
export async function saveArtwork(
  work: ArtworkInput,
  { api, onProgress, send = fetch }: SaveArtworkDeps,
): Promise<Engraving> {
  const params = { id: work.bookingId, lineId: work.lineId }
  let saved: Engraving | null = null
  const part = async <T>(name: ArtworkPart, run: () => Promise<T>): Promise<T> => {
    onProgress(ARTWORK_PROGRESS[name])
    return run().catch((fault: unknown) => {
      throw new ArtworkFailure(name, fault, saved)
    })
  }
  const record = await part('record', async () => {
    const idempotencyKey = await keyOf(work.editId, `record ${work.version} ${JSON.stringify(work.draft)}`)
    return api.call(saveEngraving, { params, body: work.draft, version: work.version, idempotencyKey })
  })
  saved = record
  const { photo, askOwner = null } = work
  const uploaded = photo && (await part('upload', () => put({ api, send }, { params, png: photo })))
  return part('files', async () => {
    const body = { product_id: work.productId, engraving_files: { imageOptionsUrl: uploaded }, ask_owner: askOwner }
    const idempotencyKey = await keyOf(work.editId, `files ${record.version} ${JSON.stringify(body)}`)
    return api.call(saveEngravingFiles, { params, body, version: record.version, idempotencyKey })
  })
}

/** As it is now, after somebody else has changed it. */
export function readArtwork(
  { bookingId, lineId }: Pick<ArtworkInput, 'bookingId' | 'lineId'>,
  api: ApiClient,
): Promise<Engraving> {
  return api.call(getEngraving, { params: { id: bookingId, lineId } })
}

interface Upload {
  readonly params: { readonly id: string; readonly lineId: string }
  readonly png: Blob
}

/** To an address of its own for each try: it takes one picture, once. */
async function put(
  { api, send }: Required<Pick<SaveArtworkDeps, 'api' | 'send'>>,
  { params, png }: Upload,
): Promise<string> {
  const { key, url, headers } = await api.call(requestUpload, { params, body: { bytes: png.size } })
  const answer = await send(url, { method: 'PUT', headers, body: png })
  if (!answer.ok) throw new ApiError({ kind: 'server', status: answer.status, message: 'The storage took no picture' })
  return key
}

/** The line's own id and a short hash of the content: the same again is the same write. */
async function keyOf(editId: string, content: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content)))
  return `${editId}-${Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
