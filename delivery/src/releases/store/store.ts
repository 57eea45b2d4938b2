import { messageOf } from '@portal/domain/unknown'

/**
 * Store of releases and channels: documents by key (`mf-x/1.4.0/main.0a1b2c3d.js`), each written once and as a whole. It
 * is a folder or a bucket.
 */
export interface ReleaseStore {
  /** Path or URL for messages. */
  readonly place: string
  /** Writes a document as a whole or not at all. Returns false if the key exists, and keeps that document. */
  create(key: string, content: Uint8Array): Promise<boolean>
  /** Reads a document; null without one. Throws before reading if it has more than `most` bytes. */
  read(key: string, most?: number): Promise<Buffer | null>
  /** Names one level below a key; '' is the top. */
  list(key: string): Promise<readonly string[]>
  /** Throws `UnconditionalWrites` if a second write would replace the first. Stores without it are safe. */
  checkWrites?(): Promise<void>
  /** Throws a refusal if the writer may not write this document. Stores without it accept any writer. */
  readonly checkRights?: ((key: string, content: Uint8Array) => Promise<void>) | undefined
  /** Signatures are checked against the key list in this store, not against a file that may be older. */
  readonly hasStoredKeyList?: boolean
  /** Changes with the accepted keys, so that readers read documents again. Without it keys never change. */
  keyEpoch?(): number
  /** Removes a document or everything below a key, beginning with the name `first`. */
  remove(key: string, first?: string): Promise<void>
  /** Last write of a document or below a key, by the store's clock; null without one. */
  writtenAt(key: string): Promise<Date | null>
  /** Removes unfinished writes from before this time, by the store's clock. */
  sweep(before: Date): Promise<void>
  /**
   * Uploads a release with these files of a folder to the release API. Returns false if the release exists by then.
   * Stores without it are written document by document.
   */
  upload?(key: string, document: Uint8Array, folder: string, files: readonly string[]): Promise<boolean>
  /** Local folder of the documents below a key, or of their copies. */
  folderOf(key: string): string
  /** Fetches copies into that folder; null: the folder has the documents themselves. */
  readonly copies: Copies | null
}

/** Local copies of documents in a bucket. Several processes may share them. */
export interface Copies {
  /** Fetches a copy as a whole or not at all, unless there is one. Does nothing if the document is missing. */
  fetch(key: string): Promise<void>
  /** Names of copies one level below a key. */
  list(key: string): Promise<readonly string[]>
  /** Removes the copy of a document, or all copies below a key. */
  drop(key: string): Promise<void>
}

const PART = /^[\w@-][\w@.+~-]*$/

/** Is this a valid key that cannot lead out of the store? */
export const isKey = (key: string) => key.split('/').every((part) => PART.test(part))

/** Throws for an invalid key. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error(`Invalid key of a release store: ${key}`)
}

/** Error of the store itself, not of a document: it does not answer, or refuses access. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
}

/** The store ignores conditions of writes, so two writers would both succeed [OPEN-272]. */
export class UnconditionalWrites extends StoreFailure {}

/** Describes why a document cannot be read. Rethrows a failure of the store, which is no fault of the document. */
export function describeFault(error: unknown): string {
  if (error instanceof StoreFailure) throw error
  // Errors of the disk have the path after a comma. Public answers must not show it.
  const isOfDisk = error instanceof Error && 'syscall' in error
  return isOfDisk ? messageOf(error).replace(/,.*/s, '') : messageOf(error)
}

/** Error of a document above the reader's limit. */
export class DocumentTooLarge extends Error {
  override readonly name = 'DocumentTooLarge'
}

/** Throws `DocumentTooLarge` above the limit. */
export function checkSize(bytes: number, most: number): void {
  if (bytes > most) throw new DocumentTooLarge(`it has ${bytes} bytes, and the limit is ${most}`)
}

/** The latest of these times, or null. */
export const latest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((last, time) => (time && (!last || time > last) ? time : last), null)
