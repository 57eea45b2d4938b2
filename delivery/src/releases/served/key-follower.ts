import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { ReleaseStore } from '../store/store'
import {
  parseKeyList,
  readKeyListsFrom,
  keyListPath,
  readLastKeyList,
  keyNamesOf,
  publishersOf,
  readKeyList,
  NO_NAMES,
  type KeyNames,
} from '../documents/publishers'
import type { KeyListResult, SignedKeyList, Publishers } from '../documents/publishers'

/** The accepted keys of a running server. */
export interface KeyFollower {
  /** null accepts any key. */
  readonly publishers: () => Publishers | null
  /** Listed names of keys. */
  readonly names: () => KeyNames
  /** Number of the list in force; 0 for a list from a file. */
  readonly number: () => number
  /** Why a later list or the stored one does not count, or null. */
  readonly why: () => string | null
  /** Reads newer lists. Throws if the store fails. */
  readonly refresh: () => Promise<void>
}

/** Keys that never change; null accepts any key. */
export const fixedKeys = (publishers: Publishers | null): KeyFollower => ({
  publishers: () => publishers,
  names: () => NO_NAMES,
  number: () => 0,
  why: () => null,
  refresh: async () => undefined,
})

/**
 * Follows the key lists of a store that one of these root keys signed [OPEN-235]. Invalid and older lists change nothing.
 * `file` stores the last list outside of the store for the next start. Throws at the start without a valid list.
 */
export async function followKeys(store: ReleaseStore, roots: readonly string[], file?: string): Promise<KeyFollower> {
  const saved = file === undefined ? null : readSavedList(file, roots)
  const there = await readLastKeyList(store, roots)
  const first = chooseLater(saved, there)
  if (!first.list || !first.content) throw new Error(noListMessage(store, there.why))
  let [list, content] = [first.list, first.content]
  let why: string | null = null

  const accept = (found: KeyListResult) => {
    if (!found.list || !found.content) return
    ;[list, content] = [found.list, found.content]
    if (file !== undefined && (readSavedList(file, roots)?.list?.number ?? 0) < list.number)
      saveList(file, list.number, content)
  }
  const refresh = async () => {
    const next = await readKeyListsFrom(store, list.number + 1, roots)
    accept(next)
    why = next.why ?? (await findStoreFault(store, list, content))
  }
  accept(first)
  await refresh()
  return {
    publishers: () => publishersOf(list),
    names: () => keyNamesOf(list),
    number: () => list.number,
    why: () => why,
    refresh,
  }
}

/** The list with the higher number; the saved one if they are equal. */
function chooseLater(saved: KeyListResult | null, there: KeyListResult): KeyListResult {
  if (!saved?.list) return there
  return there.list && there.list.number > saved.list.number ? there : saved
}

/** Why the stored list differs from the list in force, or null. */
async function findStoreFault(store: ReleaseStore, { number }: SignedKeyList, content: Buffer): Promise<string | null> {
  const now = await readKeyList(store, number, null)
  if (now.content?.equals(content)) return null
  return (
    now.why ??
    `${keyListPath(number)} ${now.content ? 'differs from the list in force' : 'is missing: the store was restored'}`
  )
}

const noListMessage = ({ place }: ReleaseStore, why: string | null) =>
  `The release store ${place} has no list of publishers' keys signed by the root key (RELEASE_ROOT_KEY)${
    why === null ? '' : `: ${why}`
  }. Create one with "portal keys allow".`

/** Reads a file with the list's number in the first line, then its stored bytes. */
function readSavedList(file: string, roots: readonly string[]): KeyListResult | null {
  try {
    const text = readFileSync(file, 'utf8')
    const end = text.indexOf('\n')
    const content = Buffer.from(text.slice(end + 1))
    return { list: parseKeyList(content, Number.parseInt(text, 10), roots), content, why: null }
  } catch {
    // The file is missing, or its root key is no longer accepted.
    return null
  }
}

/** Replaces the file in one step, because another server may read it. */
function saveList(file: string, number: number, content: Buffer): void {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, `${number}\n${content.toString('utf8')}`)
  renameSync(draft, file)
}
