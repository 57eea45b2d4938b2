import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Copies } from '../store/store'
import { sha384 } from '../documents/documents'
import { messageOf } from '@portal/domain/unknown'

/** Folder and hashes of a version's files. */
export interface FilePlace {
  readonly folder: string
  /** For messages: `mf-x 1.4.0`. */
  readonly release: string
  /** `sha384-…` of each file and compressed form; null for folders without a release's document. */
  readonly hashes: Readonly<Record<string, string>> | null
  /** Fetches and drops local copies by file name, if the store is a bucket. */
  readonly copies?: Pick<Copies, 'fetch' | 'drop'> | null
  /** Only users of a preview may load the files, so that shared caches must not store them. */
  readonly isPreviewOnly?: boolean
}

/** A file on the disk. */
export interface ReleaseFile {
  readonly size: number
  readonly mtimeMs: number
  /** Bytes of the file; null if they cannot be fetched or have another hash. */
  readonly content: () => Promise<Buffer | null>
}

/**
 * Reads files of releases and checks their hashes, once for each write of a file. Logs a damaged file once, and forgets
 * it when it is intact again or its release is gone.
 */
export function openCheckedFiles(log: (line: string) => void) {
  const checked = new Map<string, string>()
  const damaged = new Map<string, Damage>()

  const reportDamage = (place: FilePlace, name: string, why: string) => {
    const label = fileLabel(place, name)
    if (!damaged.has(label)) log(`${label} ${why}. Requests for it get 503.`)
    damaged.set(label, { place, name })
  }
  const isIntact = (place: FilePlace, name: string, stamp: string, content: Buffer): boolean => {
    const file = path.join(place.folder, name)
    if (!place.hashes || checked.get(file) === stamp) return true
    if (sha384(content) !== place.hashes[name]) {
      reportDamage(place, name, 'differs from the published file')
      return false
    }
    checked.set(file, stamp)
    damaged.delete(fileLabel(place, name))
    return true
  }
  /** Finds a file; null if the release or the folder lacks it. */
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
      // The next request fetches a new copy.
      await copies?.drop(name)
      return null
    }
    return { size, mtimeMs, content }
  }
  /** Checks a damaged file again. Perhaps no request ever comes for it: browsers have it cached, or use another version. */
  const recheck = async ({ place, name }: Damage) => {
    const found = await find(place, name)
    if (found) await found.content()
    // The file's release was removed.
    else if (!(await statFile(place.folder))) damaged.delete(fileLabel(place, name))
  }
  let running: Promise<unknown> | undefined
  return {
    /** Damaged and unavailable files with their releases, checked again now [OPEN-200]. */
    damaged: async (): Promise<readonly string[]> => {
      running ??= Promise.allSettled([...damaged.values()].map(recheck)).finally(() => (running = undefined))
      // A hanging disk must not delay the answer.
      await Promise.race([running, delay(RECHECK_TIMEOUT_MS, undefined, { ref: false })])
      return [...damaged.keys()].toSorted()
    },
    find,
  }
}

const RECHECK_TIMEOUT_MS = 2000

interface Damage {
  readonly place: FilePlace
  readonly name: string
}

const fileLabel = ({ release }: FilePlace, name: string) => `${release} ${name}`

const statFile = (file: string) => stat(file).catch(() => null)

/** A file that could not be fetched. */
const UNAVAILABLE: ReleaseFile = { size: 0, mtimeMs: 0, content: async () => null }

/** Is the file inside the folder after resolving links? */
async function isInside(folder: string, file: string): Promise<boolean> {
  const [home, target] = await Promise.all([realpath(folder), realpath(file)]).catch(() => ['', ''])
  return target.startsWith(home + path.sep)
}
export type CheckedFiles = ReturnType<typeof openCheckedFiles>
