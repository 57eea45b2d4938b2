import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import type { ReleaseStore } from '../../store/store'
import { MOST_SUCCESSORS } from '../documents/held-keys'
import {
  placeOfSuccessor,
  readSuccessors,
  successorOf,
  type StoredSuccessor,
  type Successors,
} from '../documents/successors'

/** The successors that keys have named, as long as a server runs. */
interface FollowedSuccessors {
  readonly now: () => Successors
  /** Takes up those of these keys; answers what is in the way. Throws where the store does not answer. */
  readonly look: (keys: readonly string[]) => Promise<string | null>
}

/** Follows them; none is forgotten. `file` keeps them outside of the store, for a server that starts [OPEN-312]. */
export function followSuccessors(store: ReleaseStore, file?: string): FollowedSuccessors {
  let known: ReadonlyMap<string, StoredSuccessor> = file === undefined ? new Map() : keptIn(file)
  return {
    now: () => known,
    look: async (keys) => {
      const { successors, why } = await readSuccessors(store, { keys, most: MOST_SUCCESSORS }, known)
      if (successors.size > known.size) {
        known = successors
        if (file !== undefined) keep(file, known)
      }
      return why
    },
  }
}

const KeptSchema = v.record(v.string(), v.string())

/** By their places, each as it was in the store. */
function keptIn(file: string): ReadonlyMap<string, StoredSuccessor> {
  try {
    const kept = v.parse(KeptSchema, JSON.parse(readFileSync(file, 'utf8')))
    const all = Object.entries(kept).map(([place, text]) => successorOf(place, Buffer.from(text)))
    return new Map(all.map((one) => [one.of, one]))
  } catch {
    // None yet.
    return new Map()
  }
}

/** Whole or not at all, with those of another server that has the same file. */
function keep(file: string, known: ReadonlyMap<string, StoredSuccessor>): void {
  const all = [...new Map([...known, ...keptIn(file)]).values()]
  const made = `${file}.${randomUUID()}`
  writeFileSync(made, JSON.stringify(Object.fromEntries(all.map(({ of, content }) => [placeOfSuccessor(of), content]))))
  renameSync(made, file)
}
