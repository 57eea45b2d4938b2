import type { Engraving, EngravingDraft } from '@portal/domain'
import type { ApiClient } from './client'
import { getEngraving, requestUpload, saveEngraving, saveEngravingFiles } from './contract/engraving'
import { ApiError, toApiError } from './errors'

/** The parts of saving an artwork. */
export type ArtworkPart = 'record' | 'upload' | 'files'

/** Progress messages. */
export const ARTWORK_PROGRESS: Readonly<Record<ArtworkPart, string>> = {
  record: 'Saving the words',
  upload: 'Sending the photo',
  files: 'Drawing the artwork',
}

/** The part that failed; earlier parts stay saved. */
export class ArtworkFailure extends Error {
  override readonly name = 'ArtworkFailure'
  readonly part: ArtworkPart
  override readonly cause: ApiError
  /** The record as saved; a changed design must use its version. */
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
  /** Edit id of the line, from which all attempts derive the same idempotency keys. */
  readonly editId: string
  /** The line's actual product. */
  readonly productId: string
  /** Version of the engraving that was read; 0 before its first record. */
  readonly version: number
  readonly draft: EngravingDraft
  /** Cropped photo, a JPEG or PNG; null without one, or to keep the stored one. */
  readonly photo: Blob | null
  /** Staff only: whether to ask the owner for approval. By default the owner is asked once the booking is submitted. */
  readonly askOwner?: boolean
}

interface SaveArtworkDeps {
  readonly api: ApiClient
  readonly onProgress: (words: string) => void
  /** Sends the bytes to the storage. */
  readonly send?: typeof fetch
}

/**
 * Saves an engraving: record, uploads, files [CAT-42, OPEN-82, API-45]. Can be repeated: the same design gives the same
 * version, wherever an earlier attempt failed. Rejects with an `ArtworkFailure`.
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
  const uploaded = photo && (await part('upload', () => put({ api, send }, { params, photo })))
  return part('files', async () => {
    const body = { product_id: work.productId, engraving_files: { imageOptionsUrl: uploaded }, ask_owner: askOwner }
    const idempotencyKey = await keyOf(work.editId, `files ${record.version} ${JSON.stringify(body)}`)
    return api.call(saveEngravingFiles, { params, body, version: record.version, idempotencyKey })
  })
}

/** Reads the present engraving after somebody else changed it. */
export function readArtwork(
  { bookingId, lineId }: Pick<ArtworkInput, 'bookingId' | 'lineId'>,
  api: ApiClient,
): Promise<Engraving> {
  return api.call(getEngraving, { params: { id: bookingId, lineId } })
}

interface Upload {
  readonly params: { readonly id: string; readonly lineId: string }
  readonly photo: Blob
}

/** Requests a new upload address for each attempt, because an address accepts one picture only. */
async function put(
  { api, send }: Required<Pick<SaveArtworkDeps, 'api' | 'send'>>,
  { params, photo }: Upload,
): Promise<string> {
  const { key, url, headers } = await api.call(requestUpload, { params, body: { bytes: photo.size, type: photo.type } })
  const answer = await send(url, { method: 'PUT', headers, body: photo })
  if (!answer.ok) throw new ApiError({ kind: 'server', status: answer.status, message: 'The storage took no picture' })
  return key
}

/** The line's edit id and a short hash of the content, so that the same content gives the same key. */
async function keyOf(editId: string, content: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content)))
  return `${editId}-${Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
