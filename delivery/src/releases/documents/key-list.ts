import * as v from 'valibot'
import { describeFault, type ReleaseStore } from '../store/store'
import { parseJson, KEYS, parseDocument } from './documents'
import type { Publishers } from './publishers'
import type { KeyNames } from './signer-name'
import { openDocument, UntrustedDocument } from './signatures'

const DIGITS = 8

const PublisherKeySchema = v.strictObject({
  /** The public half: its DER in base64. */
  key: v.string(),
  /** Whose it is, for people. */
  name: v.string(),
  /** What its holder may publish and promote: packages, `*` for all, `guard` for taking canaries back. */
  packages: v.array(v.string()),
})
export type PublisherKey = v.InferOutput<typeof PublisherKeySchema>

const KeyListSchema = v.strictObject({
  schema: v.literal(1),
  number: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
  /** Of two entries of one key only one would count. */
  keys: v.pipe(
    v.array(PublisherKeySchema),
    v.check((all) => new Set(all.map(({ key }) => key)).size === all.length, 'a key stands there twice'),
  ),
  /** Keys that were taken out: whoever lists one anew has to mean it. */
  removed: v.array(v.string()),
})
/** All keys that count, as the operator's root key has signed them: the one with the highest number is in force. */
export type KeyList = v.InferOutput<typeof KeyListSchema>

/** A list, and the public half of the root key that signed it. */
export interface SignedKeyList extends KeyList {
  readonly root: string
}

/** Where the list of this number is in the store. */
export const keyListPath = (number: number) => `${KEYS}/${String(number).padStart(DIGITS, '0')}.json`

/** The list of this content and number. Throws what is wrong with it. `roots`: whose signature counts; null: any. */
export function parseKeyList(content: Buffer, number: number, roots: readonly string[] | null): SignedKeyList {
  const place = keyListPath(number)
  const { document, key: root } = openDocument(place, parseJson(content))
  if (roots && !roots.includes(root)) throw new UntrustedDocument(`${place} is signed by another root key`)
  const list = parseDocument(KeyListSchema, document)
  if (list.number !== number) throw new Error(`${place} has the number ${list.number}`)
  return { ...list, root }
}

/** What was read of the lists of a store. */
export interface KeyListResult {
  /** The last one that is good; null: there is none. */
  readonly list: SignedKeyList | null
  /** Its bytes, as they are in the store. */
  readonly content: Buffer | null
  /** Why a later one does not count. */
  readonly why: string | null
}

/** The last good list of a store. */
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

/** The good list with the highest number from this one on, each of which follows another; what is bad is passed over. */
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

/** The list of this number; neither list nor reason where there is none. */
export async function readKeyList(
  store: ReleaseStore,
  number: number,
  roots: readonly string[] | null,
): Promise<KeyListResult> {
  try {
    const content = await store.read(keyListPath(number), MAX_LIST_BYTES)
    return { list: content && parseKeyList(content, number, roots), content, why: null }
  } catch (error) {
    const words = describeFault(error)
    return { list: null, content: null, why: words.startsWith(`${KEYS}/`) ? words : `${keyListPath(number)}: ${words}` }
  }
}

/** Some thousands of keys. */
const MAX_LIST_BYTES = 1024 * 1024

/** The name of each key. */
export const keyNamesOf = ({ keys }: { readonly keys: readonly PublisherKey[] }): KeyNames =>
  new Map(keys.map(({ key, name }) => [key, name]))

/** The same by package. */
export function publishersOf({ keys }: { readonly keys: readonly PublisherKey[] }): Publishers {
  const names = new Set(keys.flatMap(({ packages }) => packages))
  return Object.fromEntries(
    [...names].map((name) => [name, keys.filter(({ packages }) => packages.includes(name)).map(({ key }) => key)]),
  )
}
