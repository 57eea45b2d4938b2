/**
 * Where releases and pointers are kept: documents by key (`mf-x/1.4.0/main.0a1b2c3d.js`), each written once and whole.
 * A folder, or a bucket whose `If-None-Match: *` does what `create` asks for.
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
  /** Removes what is below a key; a document whose name is `first` goes before all others. */
  remove(key: string, first: string): Promise<void>
  /** Removes what writers that died before this time have left half-written. */
  sweep(before: Date): Promise<void>
  /** The folder on this machine that has the documents below a key. */
  folderOf(key: string): string
}

/** The store itself does not answer, or refuses: that says nothing about a document in it. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
}

/** Why one document cannot be read, in words. Throws a failure of the store on: it is no fault of the document's. */
export function faultOf(error: unknown): string {
  if (error instanceof StoreFailure) throw error
  return error instanceof Error ? error.message : String(error)
}

/** Throws when a document is larger than its reader takes. */
export function checkSize(bytes: number, most: number): void {
  if (bytes > most) throw new Error(`it has ${bytes} bytes, and ${most} at most are read`)
}
