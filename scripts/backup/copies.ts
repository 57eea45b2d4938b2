import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PRIVATE_FILE, privateFolder } from '../../shared/server/src/index'

interface StoredFile {
  readonly type: string
  readonly bytes: Uint8Array
}

/** A store of files by key: object storage or release store. */
export interface FileStore {
  keys(): Promise<readonly string[]>
  /** Null when the file is missing. */
  get(key: string): Promise<StoredFile | null>
  put(key: string, file: StoredFile): Promise<void>
}

/** A copied file. Its name is the hash of its bytes, so that a second backup writes new files only. */
export interface CopiedFile {
  readonly key: string
  readonly type: string
  readonly sha256: string
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const fileOf = (folder: string, sha256: string) => path.join(folder, 'files', sha256.slice(0, 2), sha256)

/** Copies all files, one after another to spare the running portal. */
export async function copyFiles(folder: string, place: FileStore): Promise<CopiedFile[]> {
  const entries: CopiedFile[] = []
  for (const key of [...(await place.keys())].toSorted()) {
    const found = await place.get(key)
    if (found === null) continue
    const sha256 = sha256Of(found.bytes)
    const file = fileOf(folder, sha256)
    await privateFolder(path.dirname(file))
    if (existsSync(file)) await chmod(file, PRIVATE_FILE)
    else {
      await writePrivate(`${file}.part`, found.bytes)
      await rename(`${file}.part`, file)
    }
    entries.push({ key, type: found.type, sha256 })
  }
  return entries
}

/** Throws when the copy is missing or damaged. */
export async function readCopy(folder: string, { key, sha256 }: Pick<CopiedFile, 'key' | 'sha256'>): Promise<Buffer> {
  const bytes = await readFile(fileOf(folder, sha256)).catch(() => null)
  if (bytes === null || sha256Of(bytes) !== sha256) throw new Error(`The copy of ${key} is damaged or missing.`)
  return bytes
}

export async function restoreFiles(folder: string, entries: readonly CopiedFile[], place: FileStore): Promise<void> {
  for (const entry of entries) await place.put(entry.key, { type: entry.type, bytes: await readCopy(folder, entry) })
}

/** Writes a file that only its owner can read, even if the old file was open to others. */
export async function writePrivate(file: string, content: string | Uint8Array): Promise<void> {
  // Empty the file first: it keeps its old permissions until `chmod`.
  await writeFile(file, '', { mode: PRIVATE_FILE })
  await chmod(file, PRIVATE_FILE)
  await writeFile(file, content, { flush: true })
}
