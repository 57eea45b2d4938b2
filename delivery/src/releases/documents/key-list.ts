import * as v from 'valibot'
import { describeFault, type ReleaseStore } from '../store/store'
import { parseJson, KEYS, parseDocument } from './documents'
import type { Publishers } from './publishers'
import type { KeyNames } from './signer-name'
import { verifyDocument, UntrustedDocument } from './signatures'

const DIGITS = 8

const PublisherKeySchema = v.strictObject({
  /** Public key: DER in base64. */
  key: v.string(),
  /** Display name of its owner. */
  name: v.string(),
  /** Packages that the key may publish and promote; `*` for all, `guard` for the guard's steps. */
  packages: v.array(v.string()),
})
export type PublisherKey = v.InferOutput<typeof PublisherKeySchema>

const KeyListSchema = v.strictObject({
  schema: v.literal(1),
  number: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
  /** Only one of two entries of a key would count. */
  keys: v.pipe(
    v.array(PublisherKeySchema),
    v.check((all) => new Set(all.map(({ key }) => key)).size === all.length, 'a key is listed twice'),
  ),
  /** Removed keys. Listing one of them again needs confirmation. */
  removed: v.array(v.string()),
})
/** A list of publishers' keys, signed with the operator's root key. The highest number is in force. */
export type KeyList = v.InferOutput<typeof KeyListSchema>

/** A list with the public root key that signed it. */
export interface SignedKeyList extends KeyList {
  readonly root: string
}

/** Key of a list in the store. */
export const keyListPath = (number: number) => `${KEYS}/${String(number).padStart(DIGITS, '0')}.json`

/** Parses a list of this number. Throws for an invalid list. `roots`: accepted root keys; null accepts any. */
export function parseKeyList(content: Buffer, number: number, roots: readonly string[] | null): SignedKeyList {
  const place = keyListPath(number)
  const { document, key: root } = verifyDocument(place, parseJson(content))
  if (roots && !roots.includes(root)) throw new UntrustedDocument(`${place} is signed by another root key`)
  const list = parseDocument(KeyListSchema, document)
  if (list.number !== number) throw new Error(`${place} has the number ${list.number}`)
  return { ...list, root }
}

/** Result of reading lists from a store. */
export interface KeyListResult {
  /** The last valid list. */
  readonly list: SignedKeyList | null
  /** Stored bytes of that list. */
  readonly content: Buffer | null
  /** Why a later list is invalid. */
  readonly why: string | null
}

/** Reads the last valid list of a store. */
export async function readLastKeyList(store: ReleaseStore, roots: readonly string[] | null): Promise<KeyListResult> {
  const numbers = (await store.list(KEYS)).filter((name) => /^\d{8}\.json$/.test(name)).map(Number.parseFloat)
  let why: string | null = null
  for (const number of numbers.toSorted((one, other) => other - one)) {
    const found = await readKeyList(store, number, roots)
    if (found.list) return { ...found, why }
    why ??= found.why
  }
  return { list: null, content: null, why }
}

/** Reads consecutive lists from this number on. Returns the last valid one and skips invalid ones. */
export async function readKeyListsFrom(
  store: ReleaseStore,
  first: number,
  roots: readonly string[] | null,
): Promise<KeyListResult> {
  let last: KeyListResult = { list: null, content: null, why: null }
  for (let number = first; ; number++) {
    const found = await readKeyList(store, number, roots)
    if (!found.list && found.why === null) return last
    last = found.list ? found : { ...last, why: found.why }
  }
}

/** Reads the list of this number. Without such a list both `list` and `why` are null. */
export async function readKeyList(
  store: ReleaseStore,
  number: number,
  roots: readonly string[] | null,
): Promise<KeyListResult> {
  try {
    const content = await store.read(keyListPath(number), MAX_LIST_BYTES)
    return { list: content && parseKeyList(content, number, roots), content, why: null }
  } catch (error) {
    const fault = describeFault(error)
    return { list: null, content: null, why: fault.startsWith(`${KEYS}/`) ? fault : `${keyListPath(number)}: ${fault}` }
  }
}

/** Room for some thousands of keys. */
const MAX_LIST_BYTES = 1024 * 1024

/** Names of owners by public key. */
export const keyNamesOf = ({ keys }: { readonly keys: readonly PublisherKey[] }): KeyNames =>
  new Map(keys.map(({ key, name }) => [key, name]))

/** Public keys by package. */
export function publishersOf({ keys }: { readonly keys: readonly PublisherKey[] }): Publishers {
  const names = new Set(keys.flatMap(({ packages }) => packages))
  return Object.fromEntries(
    [...names].map((name) => [name, keys.filter(({ packages }) => packages.includes(name)).map(({ key }) => key)]),
  )
}
