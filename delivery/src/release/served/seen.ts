import { readFileSync, writeFileSync } from 'node:fs'

/**
 * The number of the last step that a server has followed, in a file outside of the store: a store that was put back to
 * an earlier day takes no server with it, also after a restart. Without a file it is kept while the server runs.
 */
export function openSeen(file: string | undefined) {
  let last = file ? numberIn(file) : 0
  return {
    /** Throws when this server, or one before it, has followed a later step. */
    check: (number: number) => {
      if (number >= last) return
      throw new Error(`its last step is ${number}, and ${last} was followed: it was put back (RELEASE_SEEN)`)
    },
    /** A step that was followed; an earlier one changes nothing. */
    remember: (number: number) => {
      if (number <= last) return
      last = number
      // Another process may have been further.
      if (file && numberIn(file) < number) writeFileSync(file, `${number}\n`)
    },
  }
}

function numberIn(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
    throw new Error(`The number of the last step (RELEASE_SEEN) cannot be read from ${file}`, { cause: error })
  }
}
