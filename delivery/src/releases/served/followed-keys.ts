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
} from '../documents/key-list'
import type { KeyListResult, SignedKeyList } from '../documents/key-list'
import { NO_NAMES, type KeyNames } from '../documents/signer-name'
import type { Publishers } from '../documents/publishers'

/** Whose signatures count, as long as a server runs. */
export interface KeyFollower {
  /** null: anybody's. */
  readonly publishers: () => Publishers | null
  /** Under what name each key is listed. */
  readonly names: () => KeyNames
  /** The number of the list that is in force; 0: it is none of the store's. */
  readonly number: () => number
  /** Why a later list, or the one that is there now, does not count; null: nothing is in the way. */
  readonly why: () => string | null
  /** Takes up what was signed since. Throws where the store does not answer. */
  readonly refresh: () => Promise<void>
}

/** A list that stays as it is while the server runs; null: anybody's signature counts. */
export const fixedKeys = (publishers: Publishers | null): KeyFollower => ({
  publishers: () => publishers,
  names: () => NO_NAMES,
  number: () => 0,
  why: () => null,
  refresh: async () => undefined,
})

/**
 * Follows the lists of a store that one of these root keys has signed [OPEN-235]. Numbers only go up: what is damaged,
 * unsigned, of another root or older than what was followed changes nothing. `file` keeps the last one outside of the
 * store, for a server that starts. Throws when there is none to begin with.
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

/** Of two lists of one number that which was followed before. */
function chooseLater(kept: KeyListResult | null, there: KeyListResult): KeyListResult {
  if (!kept?.list) return there
  return there.list && there.list.number > kept.list.number ? there : kept
}

/** Why what is in the store is not the list that is in force. */
async function findStoreFault(store: ReleaseStore, { number }: SignedKeyList, content: Buffer): Promise<string | null> {
  const now = await readKeyList(store, number, null)
  if (now.content?.equals(content)) return null
  return (
    now.why ??
    `${keyListPath(number)} ${now.content ? 'is another one than was followed' : 'is gone: the store was put back'}`
  )
}

const noListMessage = ({ place }: ReleaseStore, why: string | null) =>
  `There is no list of publishers' keys in the release store ${place} that the root key (RELEASE_ROOT_KEY) has signed${
    why === null ? '' : `: ${why}`
  }. "portal keys allow" begins one.`

/** The number in the first line, then the list as it was in the store. */
function readSavedList(file: string, roots: readonly string[]): KeyListResult | null {
  try {
    const text = readFileSync(file, 'utf8')
    const end = text.indexOf('\n')
    const content = Buffer.from(text.slice(end + 1))
    return { list: parseKeyList(content, Number.parseInt(text, 10), roots), content, why: null }
  } catch {
    // None yet, or of a root key that counts no more.
    return null
  }
}

/** Whole or not at all: another server may read it meanwhile. */
function saveList(file: string, number: number, content: Buffer): void {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, `${number}\n${content.toString('utf8')}`)
  renameSync(draft, file)
}
