import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkKey, checkSize, latest, type ReleaseStore } from './store'

/** Folder of unfinished documents. Lists of the store leave it out. */
const UNFINISHED = '.unfinished'

/** A release store in a folder, for several processes. */
export function folderStore(folder: string): ReleaseStore {
  const pathOf = (key: string) => {
    checkKey(key)
    return path.join(folder, key)
  }
  return {
    place: folder,
    folderOf: pathOf,
    copies: null,
    create: (key, content) => createFile(pathOf(key), content, path.join(folder, UNFINISHED)),
    read: (key, most = Infinity) => orElse(readDocument(pathOf(key), most), null),
    list: async (key) =>
      (await orElse(readdir(key ? pathOf(key) : folder), [])).filter((name) => !name.startsWith('.')).toSorted(),
    writtenAt: (key) => writtenAt(pathOf(key)),
    sweep: (before) => sweep(path.join(folder, UNFINISHED), before),
    remove: async (key, first) => {
      if (first !== undefined) await rm(path.join(pathOf(key), first), { force: true })
      await rm(pathOf(key), { recursive: true, force: true })
    },
  }
}

/**
 * Writes the bytes to a draft, then links it to the target. A link succeeds or fails in one step, so one of two writers
 * wins and readers see whole files. The flush before it protects against a power cut.
 */
async function createFile(target: string, content: Uint8Array, unfinished: string): Promise<boolean> {
  const draft = path.join(unfinished, randomUUID())
  await mkdir(unfinished, { recursive: true })
  try {
    // Write the draft before creating the target's folder: on a read-only disk mkdir reports a misleading ENOENT.
    await writeFile(draft, content, { flush: true })
    await mkdir(path.dirname(target), { recursive: true })
    return await linkFile(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
}

async function linkFile(draft: string, target: string): Promise<boolean> {
  try {
    await link(draft, target)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

async function readDocument(file: string, most: number): Promise<Buffer> {
  checkSize((await stat(file)).size, most)
  return readFile(file)
}

async function writtenAt(file: string): Promise<Date | null> {
  const found = await orElse(stat(file), null)
  if (!found?.isDirectory()) return found && found.mtime
  const inside = await Promise.all(
    (await orElse(readdir(file), [])).map(async (name) => writtenAt(path.join(file, name))),
  )
  return latest(inside)
}

async function sweep(unfinished: string, before: Date): Promise<void> {
  for (const name of await orElse(readdir(unfinished), [])) {
    const file = path.join(unfinished, name)
    const found = await orElse(stat(file), null)
    if (found && found.mtimeMs < before.getTime()) await rm(file, { force: true })
  }
}

async function orElse<T, E>(answer: Promise<T>, otherwise: E): Promise<T | E> {
  try {
    return await answer
  } catch (error) {
    // Removals leave empty folders behind, which are not documents.
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) return otherwise
    throw error
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
