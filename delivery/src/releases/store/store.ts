import { messageOf } from '@portal/domain/unknown'

/**
 * Where releases and pointers are kept: documents by key (`mf-x/1.4.0/main.0a1b2c3d.js`), each written once and whole.
 * A folder, or a bucket.
 */
export interface ReleaseStore {
  /** Where it is, for people. */
  readonly place: string
  /** Writes a document, whole or not at all; false when there is one of this key, which stays as it is. */
  create(key: string, content: Uint8Array): Promise<boolean>
  /** The document, or null when there is none. Throws, without reading it, when it has more than `most` bytes. */
  read(key: string, most?: number): Promise<Buffer | null>
  /** Names one level below a key, or at the top. */
  list(key: string): Promise<readonly string[]>
  /** Throws `UnheldWrites` where a second writer would write over the first. Without it none can. */
  checkWrites?(): Promise<void>
  /** Refuses, before anything is written, a document that whoever writes may not write; without it anybody may. */
  readonly checkRights?: ((key: string, content: Uint8Array) => Promise<void>) | undefined
  /** The list by which signatures count is the one in this store, and no copy that may be older. */
  readonly hasStoredKeyList?: boolean
  /** Changes when other signatures count: what was read before is to be read again. Without it that never is. */
  keyEpoch?(): number
  /** Removes a document, or all below a key; what is named `first` there goes before all others. */
  remove(key: string, first?: string): Promise<void>
  /** When a document, or one below a key, was last written, by the store's own clock; null when there is none. */
  writtenAt(key: string): Promise<Date | null>
  /** Removes what writers that died before this time, by the store's own clock, have left half-written. */
  sweep(before: Date): Promise<void>
  /**
   * Sends a release, its document and these files of a folder, to who alone may write; false where there is one by now.
   * Without it a store is written to document by document.
   */
  upload?(key: string, document: Uint8Array, folder: string, files: readonly string[]): Promise<boolean>
  /** The folder on this machine that has the documents below a key, or those copies of them that are here. */
  folderOf(key: string): string
  /** How copies come into that folder; null: the documents themselves are there. */
  readonly copies: Copies | null
}

/** Copies on this machine of documents that are elsewhere. Several processes may share them. */
export interface Copies {
  /** Fetches a document, whole or not at all, unless its copy is here. Without such a document nothing happens. */
  fetch(key: string): Promise<void>
  /** Names one level below a key of which there are copies. */
  list(key: string): Promise<readonly string[]>
  /** Removes the copy of a document, or of all below a key. */
  drop(key: string): Promise<void>
}

const PART = /^[\w@-][\w@.+~-]*$/

/** May this be a key, which leads nowhere else? */
export const isKey = (key: string) => key.split('/').every((part) => PART.test(part))

/** Throws for what is no key, or would lead elsewhere. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error(`No key of a release store: ${key}`)
}

/** The store itself does not answer, or refuses: that says nothing about a document in it. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
}

/** Writes of this store's are no good: of two at once both would be told that they were first [OPEN-272]. */
export class UnconditionalWrites extends StoreFailure {}

/** Why one document cannot be read, in words. Throws a failure of the store on: it is no fault of the document's. */
export function describeFault(error: unknown): string {
  if (error instanceof StoreFailure) throw error
  // What a disk says names the place after a comma, which anybody might be told.
  const isOfDisk = error instanceof Error && 'syscall' in error
  return isOfDisk ? messageOf(error).replace(/,.*/s, '') : messageOf(error)
}

/** A document that is larger than its reader takes. */
export class DocumentTooLarge extends Error {
  override readonly name = 'TooLarge'
}

/** Throws `TooLarge`. */
export function checkSize(bytes: number, most: number): void {
  if (bytes > most) throw new DocumentTooLarge(`it has ${bytes} bytes, and ${most} at most are read`)
}

/** The last of these times; null when there is none. */
export const latest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((last, time) => (time && (!last || time > last) ? time : last), null)
