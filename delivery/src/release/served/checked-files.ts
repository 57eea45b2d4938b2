import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Copies } from '../../store/store'
import { sha384 } from '../documents/hash'
import { messageOf } from '@portal/domain/unknown'

/** Where a version of a package has its files, and what each of them must be. */
export interface Place {
  readonly folder: string
  /** For people: `mf-x 1.4.0`. */
  readonly release: string
  /** The `sha384-…` of each file and of what was compressed of it; null for folders that no document describes. */
  readonly hashes: Readonly<Record<string, string>> | null
  /** Where the folder has copies of them, what fetches and removes one by the file's name. */
  readonly copies?: Pick<Copies, 'bring' | 'drop'> | null
}

/** A file as it is on the disk. */
export interface FoundFile {
  readonly size: number
  readonly mtimeMs: number
  /** Its bytes. null: they cannot be fetched, or are not what was published, and nobody may have them. */
  readonly content: () => Promise<Buffer | null>
}

/**
 * Reads files of releases and gives none that is not what its release's document says. What was checked once counts
 * until the file is written again. Damage is told once, and forgotten when the file is well.
 */
export function openCheckedFiles(log: (line: string) => void) {
  const checked = new Map<string, string>()
  const damaged = new Set<string>()

  const reportDamage = (words: string, why: string) => {
    if (!damaged.has(words)) log(`${words} ${why}: it is answered with 503.`)
    damaged.add(words)
  }
  const isWell = (file: string, stamp: string, content: Buffer, hash: string, words: string): boolean => {
    if (checked.get(file) === stamp) return true
    if (sha384(content) !== hash) {
      reportDamage(words, 'is not what was published')
      return false
    }
    checked.set(file, stamp)
    damaged.delete(words)
    return true
  }
  return {
    /** Files that are not what was published, or cannot be fetched, each with its release. */
    damaged: (): readonly string[] => [...damaged].toSorted(),
    /** The file of this name; null when there is none, or the release has none of this name. */
    find: async (place: Place, name: string): Promise<FoundFile | null> => {
      const { folder, release, hashes, copies } = place
      const hash = hashes?.[name]
      if (hashes && !hash) return null
      const file = path.join(folder, name)
      const words = `${release} ${name}`
      if (copies && !(await statOf(file))) {
        try {
          await copies.bring(name)
        } catch (error) {
          reportDamage(words, `cannot be fetched: ${messageOf(error)}`)
          return NOT_FETCHED
        }
      }
      const found = await statOf(file)
      if (!found?.isFile() || !(await staysInside(folder, file))) return null
      const { size, mtimeMs, ctimeMs, ino } = found
      const content = async () => {
        const bytes = await readFile(file)
        const stamp = [size, mtimeMs, ctimeMs, ino].join(' ')
        if (!hash || isWell(file, stamp, bytes, hash, words)) return bytes
        // The next one who asks gets another copy.
        await copies?.drop(name)
        return null
      }
      return { size, mtimeMs, content }
    },
  }
}

const statOf = (file: string) => stat(file).catch(() => null)

/** Stands for a file that is somewhere else. */
const NOT_FETCHED: FoundFile = { size: 0, mtimeMs: 0, content: async () => null }

/** Follows links: a link inside the folder must not lead out of it. */
async function staysInside(folder: string, file: string): Promise<boolean> {
  const [home, target] = await Promise.all([realpath(folder), realpath(file)]).catch(() => ['', ''])
  return target.startsWith(home + path.sep)
}
export type CheckedFiles = ReturnType<typeof openCheckedFiles>
