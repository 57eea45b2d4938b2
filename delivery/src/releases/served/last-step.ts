import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Move } from '../channel/channel'

/** Number of a step and the hash of its changes; '' if unknown. */
interface StepRecord {
  readonly number: number
  readonly hash: string
}

const NO_STEP: StepRecord = { number: 0, hash: '' }

/**
 * Remembers the last served step, in a file outside of the store or in memory. It protects servers from a store that was
 * restored or changed, also after a restart.
 */
export function openLastStep(file: string | undefined) {
  let last = file ? readRecord(file) : NO_STEP
  return {
    /** Throws if a later step, or another step of this number, was already served. */
    check: (moves: readonly Move[]) => {
      const [there, { number, hash }] = [moves.length, last]
      if (there < number) {
        throw new Error(
          `its last step is ${there}, but step ${number} was already served: the store was restored (RELEASE_SEEN)`,
        )
      }
      const now = hashMove(moves[number - 1])
      if (hash === '' || now === '' || now === hash) return
      throw new Error(`its step ${number} differs from the step served before: it was replaced (RELEASE_SEEN)`)
    },
    /** Saves the last of these steps unless a later one is saved. */
    remember: (moves: readonly Move[]) => {
      if (moves.length <= last.number) return
      last = { number: moves.length, hash: hashMove(moves.at(-1)) }
      // Another process may have saved a later step.
      if (file && readRecord(file).number < last.number) writeFileSync(file, `${last.number} ${last.hash}\n`)
    },
  }
}

/** Hash of a step's time, kind and changes; '' for a step that does not count, for example after removing its key. */
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
