import type { KeyObject } from 'node:crypto'
import type { ReleaseStore } from '../store/store'
import {
  keyListPath,
  readLastKeyList,
  readKeyList,
  type PublisherKey,
  type SignedKeyList,
  GUARD,
} from '../documents/publishers'
import { isName, quoteInput } from '../documents/names'
import { Refusal } from '../documents/refusal'
import { isPublicKey, publicKeyOf, signDocument } from '../documents/signatures'

/** Author, time and root keys of a change to the key list. */
export interface KeyListRequest {
  readonly root: () => KeyObject
  /** Further accepted public root keys, while one root key replaces another. */
  readonly roots: readonly string[]
  readonly by: string
  readonly now: Date
}

/** Attempts before giving up against other writers. */
const MAX_TRIES = 20

type KeyEntries = Pick<SignedKeyList, 'keys' | 'removed'>

/**
 * Gives a key the rights to these packages, in addition to its others. Returns null if nothing changes. Throws a refusal
 * for a removed key unless `allowsRemoved` [OPEN-235].
 */
export async function allowKey(
  store: ReleaseStore,
  { allowsRemoved = false, ...order }: KeyListRequest & { readonly allowsRemoved?: boolean },
  wanted: PublisherKey,
): Promise<SignedKeyList | null> {
  checkKey(wanted.key)
  for (const name of wanted.packages) checkKeyScope(name)
  return writeKeyList(store, order, ({ keys, removed }) => {
    if (removed.includes(wanted.key) && !allowsRemoved) throw keyWasRemoved(wanted.key)
    const listed = keys.find(({ key }) => key === wanted.key)
    const packages = [...new Set([...(listed?.packages ?? []), ...wanted.packages])]
    const next = { key: wanted.key, name: wanted.name || (listed?.name ?? ''), packages }
    if (JSON.stringify(listed) === JSON.stringify(next)) return null
    return {
      keys: listed ? keys.map((each) => (each === listed ? next : each)) : [...keys, next],
      removed: removed.filter((key) => key !== wanted.key),
    }
  })
}

/** Removes a key. Its signatures no longer count. Throws a refusal for an unlisted key. */
export async function removeKey(
  store: ReleaseStore,
  order: KeyListRequest,
  key: string,
): Promise<SignedKeyList | null> {
  checkKey(key)
  return writeKeyList(store, order, ({ keys, removed }) => {
    const left = keys.filter((each) => each.key !== key)
    if (left.length < keys.length) return { keys: left, removed: [...removed, key] }
    throw new Refusal('That key is not listed.', {
      expected: 'A key that "portal keys list" shows.',
      found: `${key}. Its signatures do not count.`,
      todo: 'Copy the key from "portal keys list".',
    })
  })
}

/** Writes the next list. After a concurrent change it plans again from that list. */
async function writeKeyList(
  store: ReleaseStore,
  { root, roots, by, now: at }: KeyListRequest,
  plan: (list: KeyEntries) => KeyEntries | null,
): Promise<SignedKeyList | null> {
  const key = root()
  const own = publicKeyOf(key)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const known = [own, ...roots]
    const { list, why } = await readLastKeyList(store, known)
    if (!list && why !== null) throw listHasOtherRoot(why)
    const planned = plan(list ?? { keys: [], removed: [] })
    if (planned === null) return null
    const number = await findFreeNumber(store, list?.number ?? 0, known)
    if (number === null) continue
    const next = { schema: 1 as const, number, at: at.toISOString(), by, ...planned }
    const place = keyListPath(number)
    const content = Buffer.from(`${JSON.stringify(signDocument(place, next, key), null, 2)}\n`)
    if (await store.create(place, content)) return { ...next, root: own }
  }
  throw new Refusal('Other changes of the key list prevented this one.', {
    expected: 'No concurrent changes.',
    found: `${MAX_TRIES} changes by others. Nothing of this change was written.`,
    todo: 'Try again.',
  })
}

/**
 * The next free number. Servers skip invalid lists but not gaps. Null if a valid list has appeared since, which the plan
 * does not include.
 */
async function findFreeNumber(store: ReleaseStore, after: number, roots: readonly string[]): Promise<number | null> {
  for (let number = after + 1; ; number++) {
    const { list, why } = await readKeyList(store, number, roots)
    if (list) return null
    if (why === null) return number
  }
}

function checkKey(key: string): void {
  if (isPublicKey(key)) return
  throw new Refusal('That is not a public key.', {
    expected: 'An Ed25519 public key from "portal key": 60 characters that begin with MCow.',
    found: `${quoteInput(key)}.`,
    todo: 'Have the team run "portal key", and copy the key from its output.',
  })
}

function checkKeyScope(name: string): void {
  if (name === '*' || name === GUARD || isName(name)) return
  throw new Refusal(`${quoteInput(name)} is not a valid package of a key.`, {
    expected: `Names of packages such as mf-bookings, "shell", "${GUARD}" for the guard of canaries, or "*" for every package.`,
    found: `${quoteInput(name)}.`,
    todo: 'Correct --for. Separate several packages by commas.',
  })
}

const keyWasRemoved = (key: string) =>
  new Refusal('That key was removed from the list.', {
    expected: 'A key that was never removed. Listing it again would make its old signatures valid again.',
    found: key,
    todo: 'Have the team create a new key ("portal key --key <file>"), or confirm this one with --again.',
  })

const listHasOtherRoot = (why: string) =>
  new Refusal('The list of keys in this store is not signed by your root key.', {
    expected: 'A list signed by your root key or by one in RELEASE_ROOT_KEY.',
    found: `${why}.`,
    todo: 'Name the file of the root key with --root. To replace a root key, set both public keys in RELEASE_ROOT_KEY.',
  })
