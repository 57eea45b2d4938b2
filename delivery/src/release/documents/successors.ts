import { createHash, type KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { faultOf, type ReleaseStore } from '../../store/store'
import { jsonOf, KEYS, parsed } from './documents'
import { isPublicKey, isRightly, opened, publicKeyOf, signed, signedWords, Untrusted } from './signatures'

/** Below it stands for each key that was changed by its holder which one follows it. */
const SUCCESSORS = `${KEYS}/after`

/** A document has some 500 bytes. */
const LARGEST = 8 * 1024

/** How long a key moves what it may beside its successor, at most. */
export const LONGEST_OVERLAP_MS = 30 * 24 * 3_600_000

const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text).toISOString()),
)

const SuccessorSchema = v.strictObject({
  schema: v.literal(1),
  /** The public key that follows. */
  key: v.pipe(v.string(), v.check(isPublicKey, 'no public key')),
  at: time,
  /** When the key before moves its last. */
  until: time,
  by: v.pipe(v.string(), v.maxLength(200)),
  /** The signature of the key that follows: who has it not cannot be named. */
  proof: v.string(),
})

/** A key that its holder has named as the one that follows another. */
export interface Successor {
  /** The public key that it follows, which has signed this. */
  readonly of: string
  readonly key: string
  readonly at: string
  readonly until: string
  readonly by: string
}

/** By the key that they follow. */
export type Successors = ReadonlyMap<string, Successor>

/** As it is in the store. */
export interface StoredSuccessor extends Successor {
  readonly content: string
}

const nameOf = (key: string) => `${createHash('sha256').update(key).digest('hex')}.json`

/** Where the successor of a key is named: one place, which is written once, so that a key has one [OPEN-311]. */
export const placeOfSuccessor = (key: string) => `${SUCCESSORS}/${nameOf(key)}`

/** Is this the place of some key's successor? */
export const isPlaceOfSuccessor = (place: string) => place.startsWith(`${SUCCESSORS}/`)

const proofOf = (of: string, key: string) => `successor\n${of}\n${key}`

/** The document by which one private key names another; both sign. */
export function signedSuccessor(
  [old, next]: readonly [old: KeyObject, next: KeyObject],
  { at, until, by }: { readonly at: Date; readonly until: Date; readonly by: string },
): StoredSuccessor {
  const [of, key] = [publicKeyOf(old), publicKeyOf(next)]
  const said = { key, at: at.toISOString(), until: until.toISOString(), by }
  const document = { schema: 1, ...said, proof: signedWords(proofOf(of, key), next) }
  return { of, ...said, content: `${JSON.stringify(signed(placeOfSuccessor(of), document, old), null, 2)}\n` }
}

/** The successor of this content and place. Throws what is wrong with it. */
export function successorOf(place: string, content: Buffer): StoredSuccessor {
  const { document, key: of } = opened(place, jsonOf(content))
  if (placeOfSuccessor(of) !== place) throw new Untrusted(`${place} is signed by another key than it is about`)
  const { schema: _, proof, ...said } = parsed(SuccessorSchema, document)
  if (!isRightly(proofOf(of, said.key), { key: said.key, value: proof })) {
    throw new Untrusted(`${place} names a key that has not signed it`)
  }
  const lastsMs = Date.parse(said.until) - Date.parse(said.at)
  if (lastsMs < 0 || lastsMs > LONGEST_OVERLAP_MS) throw new Error(`${place} ends before it begins, or after 30 days`)
  return { of, ...said, content: content.toString('utf8') }
}

interface FoundSuccessors {
  readonly successors: ReadonlyMap<string, StoredSuccessor>
  /** What does not count, or is gone; null: nothing. */
  readonly why: string | null
}

/**
 * The successors of these keys, and theirs in turn. What was known before stays as it was: who was first stays, and a
 * store that was put back brings no key back [OPEN-311].
 */
export async function readSuccessors(
  store: ReleaseStore,
  { keys, most }: { readonly keys: readonly string[]; readonly most: number },
  known: ReadonlyMap<string, StoredSuccessor> = new Map(),
): Promise<FoundSuccessors> {
  const names = new Set(await store.list(SUCCESSORS))
  const successors = new Map(known)
  const wanted = new Set(keys)
  let why: string | null = null
  for (const of of wanted) {
    const isThere = names.has(nameOf(of))
    if (successors.has(of) && !isThere) why ??= `${placeOfSuccessor(of)} is gone: the store was put back`
    if (!successors.has(of) && isThere) {
      const found = await readSuccessor(store, of)
      if (found.successor) successors.set(of, found.successor)
      why ??= found.why
    }
    const next = successors.get(of)
    if (next && wanted.size < keys.length * (most + 1)) wanted.add(next.key)
  }
  return { successors, why }
}

/** Which key follows this one; neither it nor a reason where nothing is said. */
export async function readSuccessor(
  store: ReleaseStore,
  of: string,
): Promise<{ readonly successor: StoredSuccessor | null; readonly why: string | null }> {
  const place = placeOfSuccessor(of)
  try {
    const content = await store.read(place, LARGEST)
    return { successor: content && successorOf(place, content), why: null }
  } catch (error) {
    const words = faultOf(error)
    return { successor: null, why: words.startsWith(`${KEYS}/`) ? words : `${place}: ${words}` }
  }
}
