import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Move } from '../channel/channel'

/** A step that was followed: its number, and a hash of what it does; '' where that is not known. */
interface StepRecord {
  readonly number: number
  readonly hash: string
}

const NO_STEP: StepRecord = { number: 0, hash: '' }

/**
 * The last step that a server has followed, in a file outside of the store: a store that was put back to an earlier day,
 * or has another step in its place, takes no server with it, also after a restart. Without a file it is kept while the
 * server runs.
 */
export function openLastStep(file: string | undefined) {
  let last = file ? readRecord(file) : NO_STEP
  return {
    /** Throws when this server, or one before it, has followed a later step, or another one of the same number. */
    check: (moves: readonly Move[]) => {
      const [there, { number, hash }] = [moves.length, last]
      if (there < number) {
        throw new Error(`its last step is ${there}, and ${number} was followed: it was put back (RELEASE_SEEN)`)
      }
      const now = hashMove(moves[number - 1])
      if (hash === '' || now === '' || now === hash) return
      throw new Error(`its step ${number} is another one than was followed: it was written anew (RELEASE_SEEN)`)
    },
    /** Steps that were followed; fewer change nothing. */
    remember: (moves: readonly Move[]) => {
      if (moves.length <= last.number) return
      last = { number: moves.length, hash: hashMove(moves.at(-1)) }
      // Another process may have been further.
      if (file && readRecord(file).number < last.number) writeFileSync(file, `${last.number} ${last.hash}\n`)
    },
  }
}

/** What a step does, whoever has made it; '' of one that counts for nothing, as when its key was taken out. */
const hashMove = (move: Move | undefined): string =>
  !move || move.refused !== undefined
    ? ''
    : createHash('sha256')
        .update(JSON.stringify([move.at, move.kind, move.changes]))
        .digest('hex')
        .slice(0, 32)

function readRecord(file: string): StepRecord {
  try {
    const [number = '', hash = ''] = readFileSync(file, 'utf8').trim().split(' ')
    return { number: Number.parseInt(number, 10) || 0, hash }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return NO_STEP
    throw new Error(`The number of the last step (RELEASE_SEEN) cannot be read from ${file}`, { cause: error })
  }
}
