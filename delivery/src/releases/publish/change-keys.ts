import type { KeyObject } from 'node:crypto'
import type { ReleaseStore } from '../store/store'
import { keyListPath, readLastKeyList, readKeyList, type PublisherKey, type SignedKeyList } from '../documents/key-list'
import { isName, quoteInput } from '../documents/names'
import { GUARD } from '../documents/publishers'
import { Refusal } from '../documents/refusal'
import { isPublicKey, publicKeyOf, signDocument } from '../documents/signatures'

/** Who changes the list of keys, and with which root key. */
export interface KeyListRequest {
  readonly root: () => KeyObject
  /** Further public root keys whose list is gone on with, while one takes another's place. */
  readonly roots: readonly string[]
  readonly by: string
  readonly now: Date
}

/** How often somebody else may be faster. */
const MAX_TRIES = 20

type KeyEntries = Pick<SignedKeyList, 'keys' | 'removed'>

/**
 * Lets the holder of a key publish and promote these packages too, under this name; null where nothing changes. Refuses
 * one that was taken out, unless it is meant again [OPEN-235].
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

/** Takes a key out: what it has signed counts no more. Refuses one that is not listed. */
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
      found: key,
      todo: 'Nothing of it counts. Look at the list, and give the key as it stands there.',
    })
  })
}

/** Writes the next list, unless somebody else was faster; then it is planned anew on theirs. */
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
    const now = list ?? { keys: [], removed: [] }
    const planned = plan(now)
    if (planned === null) return null
    const number = await findFreeNumber(store, list?.number ?? 0, known)
    if (number === null) continue
    const next = { schema: 1 as const, number, at: at.toISOString(), by, ...planned }
    const place = keyListPath(number)
    const content = Buffer.from(`${JSON.stringify(signDocument(place, next, key), null, 2)}\n`)
    if (await store.create(place, content)) return { ...next, root: own }
  }
  throw new Refusal('The list of keys is changed all the time.', {
    expected: 'A moment without other changes.',
    found: `${MAX_TRIES} changes by others while this one was made.`,
    todo: 'Try again.',
  })
}

/**
 * Servers look for the next number and pass over what is bad: there is no gap. Null where a good list has come since, on
 * which nothing was planned.
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
  throw new Refusal('That is no public key.', {
    expected: 'The public half of an Ed25519 key, as "portal key" shows it: 60 characters that begin with MCow.',
    found: `${quoteInput(key)}.`,
    todo: 'Have the team run "portal key", and give what it shows.',
  })
}

function checkKeyScope(name: string): void {
  if (name === '*' || name === GUARD || isName(name)) return
  throw new Refusal(`${quoteInput(name)} is nothing that a key is for.`, {
    expected: `Names of packages such as mf-bookings, "shell", "${GUARD}" for the guard of canaries, or "*" for every package.`,
    found: `${quoteInput(name)}.`,
    todo: 'Correct --for; several are separated by commas.',
  })
}

const keyWasRemoved = (key: string) =>
  new Refusal('That key was taken out.', {
    expected: 'A key that was never taken out: by one that is listed anew, what it had signed counts again.',
    found: key,
    todo: 'Have the team make another ("portal key", with another file as --key), or say --again if this one is meant.',
  })

const listHasOtherRoot = (why: string) =>
  new Refusal('The list of keys in this store is not signed by your root key.', {
    expected: 'A list that your root key has signed, or one of RELEASE_ROOT_KEY.',
    found: `${why}.`,
    todo: 'Name the file of the root key with --root. Where one root key takes the place of another, set both public halves in RELEASE_ROOT_KEY.',
  })
