import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { sha384 } from './hash'

/** Where a version of a package has its files, and what each of them must be. */
export interface Place {
  readonly folder: string
  /** For people: `mf-x 1.4.0`. */
  readonly release: string
  /** The `sha384-…` of each file and of what was compressed of it; null for folders that no document describes. */
  readonly hashes: Readonly<Record<string, string>> | null
}

/** A file as it is on the disk. */
export interface FoundFile {
  readonly size: number
  readonly mtimeMs: number
  /** Its bytes. null: they are not what was published, and nobody may have them. */
  readonly content: () => Promise<Buffer | null>
}

/**
 * Reads files of releases and gives none that is not what its release's document says. What was checked once counts
 * until the file is written again. Damage is told once, and forgotten when the file is well.
 */
export function openCheckedFiles(log: (line: string) => void) {
  const checked = new Map<string, string>()
  const damaged = new Set<string>()

  const isWell = (file: string, stamp: string, content: Buffer, hash: string, words: string): boolean => {
    if (checked.get(file) !== stamp) {
      if (sha384(content) !== hash) {
        if (!damaged.has(words)) log(`${words} is not what was published: it is answered with 503.`)
        damaged.add(words)
        return false
      }
      checked.set(file, stamp)
      damaged.delete(words)
    }
    return true
  }
  return {
    /** Files that are not what was published, each with its release. */
    damaged: (): readonly string[] => [...damaged].toSorted(),
    /** The file of this name; null when there is none, or the release has none of this name. */
    find: async ({ folder, release, hashes }: Place, name: string): Promise<FoundFile | null> => {
      const file = path.join(folder, name)
      const found = await stat(file).catch(() => null)
      const hash = hashes?.[name]
      if (!found?.isFile() || (hashes && !hash)) return null
      const { size, mtimeMs, ctimeMs, ino } = found
      const content = async () => {
        const bytes = await readFile(file)
        const stamp = [size, mtimeMs, ctimeMs, ino].join(' ')
        return !hash || isWell(file, stamp, bytes, hash, `${release} ${name}`) ? bytes : null
      }
      return { size, mtimeMs, content }
    },
  }
}
export type CheckedFiles = ReturnType<typeof openCheckedFiles>
