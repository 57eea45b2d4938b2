import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkKey, checkSize, latest, type ReleaseStore } from './store'

/** Documents are made here, out of everybody's sight. */
const UNFINISHED = '.unfinished'

/** A release store in a folder, which several processes may use at once. */
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
 * A link is made or refused in one step, so that of two writers one wins, and no reader sees a half; nor does one after
 * the power was cut, since the bytes are on the disk before.
 */
async function createFile(target: string, content: Uint8Array, unfinished: string): Promise<boolean> {
  const draft = path.join(unfinished, randomUUID())
  await mkdir(unfinished, { recursive: true })
  try {
    // Before the target's folder: of a read-only disk a file says so, where mkdir says that there is none.
    await writeFile(draft, content, { flush: true })
    await mkdir(path.dirname(target), { recursive: true })
    return await linkFile(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
}

async function linkFile(made: string, target: string): Promise<boolean> {
  try {
    await link(made, target)
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
    // A removal leaves empty folders behind. They are not documents.
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) return otherwise
    throw error
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
