import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { messageOf } from '@portal/domain/unknown'
import { describeFault, type ReleaseStore } from '../store/store'
import { parseJson, KEYS, parseDocument } from './documents'
import { verifyDocument, UntrustedDocument } from './signatures'

const PublishersSchema = v.record(v.string(), v.array(v.string()))

/** Listed like a package, for keys that may only make the guard's steps. Also the guard's name in the history. */
export const GUARD = 'guard'

/** Public keys by the package that they may publish and promote; `*` is every package. */
export type Publishers = v.InferOutput<typeof PublishersSchema>

/** Reads publishers from a file. The error of a missing or invalid file names the setting. */
export function readPublishers(file: string): Publishers {
  try {
    const text = readFileSync(file, 'utf8')
    const publishers = v.parse(PublishersSchema, JSON.parse(text))
    // JSON.parse drops all but the last entry of a name.
    const entries = text.match(/"(?:[^"\\]|\\.)*"(?=\s*:)/g) ?? []
    if (entries.length > Object.keys(publishers).length) throw new Error('a package is listed twice')
    return publishers
  } catch (error) {
    const why = messageOf(error)
    throw new Error(`The public keys of publishers (RELEASE_KEYS) cannot be read from ${file}: ${why}`, {
      cause: error,
    })
  }
}

/** May this key publish and promote this package? */
export const mayPublish = (publishers: Publishers, key: string, name: string): boolean =>
  [name, '*'].some((one) => Object.hasOwn(publishers, one) && publishers[one]?.includes(key))

/** Listed names by public key. */
export type KeyNames = ReadonlyMap<string, string>

export const NO_NAMES: KeyNames = new Map()

/** Name of a signer: the listed name, "guard", or the end of the key. The author in the document does not count. */
export function signerName(key: string, names: KeyNames, publishers: Publishers | null): string {
  const isGuard = Object.hasOwn(publishers ?? {}, GUARD) && publishers?.[GUARD]?.includes(key)
  return names.get(key) || (isGuard ? GUARD : `key …${key.slice(-13)}`)
}

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
