import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { PRIVATE_FILE, privateFolder } from '../../shared/server/src/index'
import { writePrivate } from './private-file'

export interface Kept {
  readonly type: string
  readonly bytes: Uint8Array
}

/** What keeps files by key: the object storage, or a release store. */
export interface Place {
  keys(): Promise<readonly string[]>
  /** Null when it has gone meanwhile. */
  get(key: string): Promise<Kept | null>
  put(key: string, file: Kept): Promise<void>
}

/** A file of a place: its bytes lie under what they hash to, so that a second backup writes what is new alone. */
export interface Entry {
  readonly key: string
  readonly type: string
  readonly sha256: string
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const fileOf = (folder: string, sha256: string) => path.join(folder, 'files', sha256.slice(0, 2), sha256)

/** Copies all files of a place; one after the other, since the place has others to serve. */
export async function copyOut(folder: string, place: Place): Promise<Entry[]> {
  const entries: Entry[] = []
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

/** The bytes of a file, as they were; throws where they are not. */
export async function bytesOf(folder: string, { key, sha256 }: Pick<Entry, 'key' | 'sha256'>): Promise<Buffer> {
  const bytes = await readFile(fileOf(folder, sha256)).catch(() => null)
  if (bytes === null || sha256Of(bytes) !== sha256) throw new Error(`The copy of ${key} is damaged or not there.`)
  return bytes
}

export async function copyBack(folder: string, entries: readonly Entry[], place: Place): Promise<void> {
  for (const entry of entries) await place.put(entry.key, { type: entry.type, bytes: await bytesOf(folder, entry) })
}
