import * as v from 'valibot'
import { faultOf, type ReleaseStore } from '../store/store'
import { jsonOf, KEYS, parsed } from './documents'
import type { Publishers } from './publishers'
import type { KeyNames } from './signer-name'
import { opened, Untrusted } from './signatures'

const DIGITS = 8

const ListedKeySchema = v.strictObject({
  /** The public half: its DER in base64. */
  key: v.string(),
  /** Whose it is, for people. */
  name: v.string(),
  /** What its holder may publish and promote: packages, `*` for all, `guard` for taking canaries back. */
  packages: v.array(v.string()),
})
export type ListedKey = v.InferOutput<typeof ListedKeySchema>

const KeyListSchema = v.strictObject({
  schema: v.literal(1),
  number: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
  /** Of two entries of one key only one would count. */
  keys: v.pipe(
    v.array(ListedKeySchema),
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
export const keyOfList = (number: number) => `${KEYS}/${String(number).padStart(DIGITS, '0')}.json`

/** The list of this content and number. Throws what is wrong with it. `roots`: whose signature counts; null: any. */
export function keyListOf(content: Buffer, number: number, roots: readonly string[] | null): SignedKeyList {
  const place = keyOfList(number)
  const { document, key: root } = opened(place, jsonOf(content))
  if (roots && !roots.includes(root)) throw new Untrusted(`${place} is signed by another root key`)
  const list = parsed(KeyListSchema, document)
  if (list.number !== number) throw new Error(`${place} has the number ${list.number}`)
  return { ...list, root }
}

/** What was read of the lists of a store. */
export interface FoundList {
  /** The last one that is good; null: there is none. */
  readonly list: SignedKeyList | null
  /** Its bytes, as they are in the store. */
  readonly content: Buffer | null
  /** Why a later one does not count. */
  readonly why: string | null
}

/** The last good list of a store. */
export async function lastKeyList(store: ReleaseStore, roots: readonly string[] | null): Promise<FoundList> {
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
export async function keyListsFrom(
  store: ReleaseStore,
  first: number,
  roots: readonly string[] | null,
): Promise<FoundList> {
  let last: FoundList = { list: null, content: null, why: null }
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
): Promise<FoundList> {
  try {
    const content = await store.read(keyOfList(number), LARGEST)
    return { list: content && keyListOf(content, number, roots), content, why: null }
  } catch (error) {
    const words = faultOf(error)
    return { list: null, content: null, why: words.startsWith(`${KEYS}/`) ? words : `${keyOfList(number)}: ${words}` }
  }
}

/** Some thousands of keys. */
const LARGEST = 1024 * 1024

/** The name of each key. */
export const namesOf = ({ keys }: { readonly keys: readonly ListedKey[] }): KeyNames =>
  new Map(keys.map(({ key, name }) => [key, name]))

/** The same by package. */
export function publishersOf({ keys }: { readonly keys: readonly ListedKey[] }): Publishers {
  const names = new Set(keys.flatMap(({ packages }) => packages))
  return Object.fromEntries(
    [...names].map((name) => [name, keys.filter(({ packages }) => packages.includes(name)).map(({ key }) => key)]),
  )
}
