import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Copies } from '../store/store'
import { sha384 } from '../documents/hash'
import { messageOf } from '@portal/domain/unknown'

/** Where a version of a package has its files, and what each of them must be. */
export interface FilePlace {
  readonly folder: string
  /** For people: `mf-x 1.4.0`. */
  readonly release: string
  /** The `sha384-…` of each file and of what was compressed of it; null for folders that no document describes. */
  readonly hashes: Readonly<Record<string, string>> | null
  /** Where the folder has copies of them, what fetches and removes one by the file's name. */
  readonly copies?: Pick<Copies, 'fetch' | 'drop'> | null
  /** The users of a preview alone get its files: no cache on the way keeps them. */
  readonly isPreviewOnly?: boolean
}

/** A file as it is on the disk. */
export interface ReleaseFile {
  readonly size: number
  readonly mtimeMs: number
  /** Its bytes. null: they cannot be fetched, or are not what was published, and nobody may have them. */
  readonly content: () => Promise<Buffer | null>
}

/**
 * Reads files of releases and gives none that is not what its release's document says. What was checked once counts
 * until the file is written again. Damage is told once, and forgotten when the file is well, or its release gone.
 */
export function openCheckedFiles(log: (line: string) => void) {
  const checked = new Map<string, string>()
  const damaged = new Map<string, Damage>()

  const reportDamage = (place: FilePlace, name: string, why: string) => {
    const file = fileLabel(place, name)
    if (!damaged.has(file)) log(`${file} ${why}: it is answered with 503.`)
    damaged.set(file, { place, name })
  }
  const isIntact = (place: FilePlace, name: string, stamp: string, content: Buffer): boolean => {
    const file = path.join(place.folder, name)
    if (!place.hashes || checked.get(file) === stamp) return true
    if (sha384(content) !== place.hashes[name]) {
      reportDamage(place, name, 'is not what was published')
      return false
    }
    checked.set(file, stamp)
    damaged.delete(fileLabel(place, name))
    return true
  }
  /** The file of this name; null when there is none, or the release has none of this name. */
  const find = async (place: FilePlace, name: string): Promise<ReleaseFile | null> => {
    const { folder, hashes, copies } = place
    if (hashes && !hashes[name]) return null
    const file = path.join(folder, name)
    if (copies && !(await statFile(file))) {
      try {
        await copies.fetch(name)
      } catch (error) {
        reportDamage(place, name, `cannot be fetched: ${messageOf(error)}`)
        return UNAVAILABLE
      }
    }
    const found = await statFile(file)
    if (!found?.isFile() || !(await isInside(folder, file))) return null
    const { size, mtimeMs, ctimeMs, ino } = found
    const content = async () => {
      const bytes = await readFile(file)
      if (isIntact(place, name, [size, mtimeMs, ctimeMs, ino].join(' '), bytes)) return bytes
      // The next one who asks gets another copy.
      await copies?.drop(name)
      return null
    }
    return { size, mtimeMs, content }
  }
  /** Nobody may ask for a file again whose damage is mended: browsers keep it, and another version stands in. */
  const recheck = async ({ place, name }: Damage) => {
    const found = await find(place, name)
    if (found) await found.content()
    // Its release was dropped.
    else if (!(await statFile(place.folder))) damaged.delete(fileLabel(place, name))
  }
  let running: Promise<unknown> | undefined
  return {
    /** Files that are not what was published, or cannot be fetched, each with its release, as they are now [OPEN-200]. */
    damaged: async (): Promise<readonly string[]> => {
      running ??= Promise.allSettled([...damaged.values()].map(recheck)).finally(() => (running = undefined))
      // A storage that hangs keeps nobody from what was found before.
      await Promise.race([running, delay(RECHECK_TIMEOUT_MS, undefined, { ref: false })])
      return [...damaged.keys()].toSorted()
    },
    find,
  }
}

/** How long it is waited for what was damaged to be looked at again. */
const RECHECK_TIMEOUT_MS = 2000

/** A file that was found damaged. */
interface Damage {
  readonly place: FilePlace
  readonly name: string
}

const fileLabel = ({ release }: FilePlace, name: string) => `${release} ${name}`

const statFile = (file: string) => stat(file).catch(() => null)

/** Stands for a file that is somewhere else. */
const UNAVAILABLE: ReleaseFile = { size: 0, mtimeMs: 0, content: async () => null }

/** Follows links: a link inside the folder must not lead out of it. */
async function isInside(folder: string, file: string): Promise<boolean> {
  const [home, target] = await Promise.all([realpath(folder), realpath(file)]).catch(() => ['', ''])
  return target.startsWith(home + path.sep)
}
export type CheckedFiles = ReturnType<typeof openCheckedFiles>
