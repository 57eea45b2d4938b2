import { userInfo } from 'node:os'
import type { Command } from 'commander'
import * as v from 'valibot'
import { apiStore } from '../release-api/api-store'
import { CHANNELS, KEYS } from '../releases/documents/documents'
import { isName } from '../releases/documents/names'
import { readKey, publicKeyOf } from '../releases/documents/signatures'
import {
  readLastKeyList,
  keyNamesOf,
  publishersOf,
  mayPublish,
  readPublishers,
  type Publishers,
  NO_NAMES,
  type KeyNames,
} from '../releases/documents/publishers'
import { signedStore } from '../releases/documents/signed-store'
import { Refusal } from '../releases/documents/refusal'
import { conflictingSettings, publicKeys } from '../releases/served/trusted-store'
import { inProject } from '../settings'
import { openStore, storeFromEnvironment } from '../releases/store/open-store'
import { StoreFailure, type ReleaseStore } from '../releases/store/store'

/** Store, keys and output for commands. */
export interface Context {
  readonly store: ReleaseStore
  /** The same store without checks of signatures. */
  readonly bare: ReleaseStore
  /** Whether any signature counts, because neither the store nor this machine has a list of keys. */
  readonly acceptsAnyKey: () => Promise<boolean>
  /** Origins that may serve remotes' files. */
  readonly origins: readonly string[]
  /** Public half of the signing key. */
  readonly publicKey: () => string
  /** Whether a list that this machine reads allows its key to publish this package. */
  readonly isListed: (name: string) => Promise<boolean>
  /** File of the private signing key. */
  readonly keyFile: string
  readonly by: string
  readonly now: Date
  /** Prints the result: lines for people, or the value as JSON. */
  readonly print: (value: unknown, lines: readonly string[]) => void
}

interface GlobalOptions {
  readonly store: string
  /** Address of a release API to use in place of the store. */
  readonly releaseApi?: string
  readonly key: string
  readonly by?: string
  readonly json?: boolean
  /** With `publish`: creates the store when there is none. */
  readonly begin?: boolean
}

/** Creates a command's context from the global options. */
export function createContext(command: Command): Context {
  const {
    store: place,
    releaseApi: api,
    key,
    by,
    json,
    begin: isNew = false,
  } = command.optsWithGlobals<GlobalOptions>()
  const origins = (process.env.REMOTE_ORIGINS ?? '').split(' ').filter(Boolean)
  const signer = () => readKey(inProject(key))
  const openedStore = api
    ? apiStore(api, signer)
    : openStore(storeFromEnvironment('portal', { ...process.env, RELEASE_STORE: place }))
  const store = isNew ? openedStore : requireExistingStore(openedStore)
  const [inFile, roots] = [readListFile(), rootKeys()]
  let stored: Promise<KeyRights> | undefined
  const readRights = async () =>
    inFile ? { publishers: inFile, names: NO_NAMES } : (stored ??= readStoredList(store, roots))
  const publishers = async () => (await readRights()).publishers
  const names = async () => (await readRights()).names
  const publicKey = () => publicKeyOf(signer())
  return {
    store: signedStore(store, { signer, publishers, names, hasStoredKeyList: inFile === null, origins }),
    bare: store,
    acceptsAnyKey: async () => (await publishers()) === null,
    origins,
    keyFile: inProject(key),
    publicKey,
    isListed: async (name) => mayPublish((await publishers()) ?? {}, publicKey(), name),
    by: by ?? userInfo().username,
    now: new Date(),
    print: (value, lines) => console.log(json ? JSON.stringify(value, null, 2) : lines.join('\n')),
  }
}

/**
 * Wraps a store so that its first call refuses a place without packages and channels. A mistyped place would otherwise
 * look like a store that lost everything [OPEN-197].
 */
function requireExistingStore(store: ReleaseStore): ReleaseStore {
  let check: Promise<void> | undefined
  const checkStore = async () => {
    const names = await store.list('')
    if (!names.some((name) => name === CHANNELS || name === KEYS || isName(name))) throw noStore(store.place)
  }
  const after = async <T>(call: () => Promise<T>): Promise<T> => {
    await (check ??= checkStore())
    return call()
  }
  return {
    ...store,
    create: (...args) => after(() => store.create(...args)),
    read: (...args) => after(() => store.read(...args)),
    list: (...args) => after(() => store.list(...args)),
    remove: (...args) => after(() => store.remove(...args)),
    writtenAt: (...args) => after(() => store.writtenAt(...args)),
    sweep: (...args) => after(() => store.sweep(...args)),
  }
}

const noStore = (place: string) =>
  new Refusal(`There is no release store at ${place}.`, {
    expected: 'A folder, or a bucket with its prefix, that contains releases of a portal.',
    found: 'Nothing, or files of something else.',
    todo: 'Correct --store or RELEASE_STORE. For a portal with a release API set --release-api or RELEASE_API instead. To begin a new store there: portal publish shell --promote --begin.',
  })

/** The operator's token, for the operator's calls of the API. */
export const operatorToken = () => process.env.OPERATOR_TOKEN ?? ''

/** Public halves of the operator's root keys, from the environment. */
export const rootKeys = (): readonly string[] => v.parse(publicKeys, process.env.RELEASE_ROOT_KEY ?? '')

/** Publishers whose signatures count, or null for any signature, with the names of keys. */
interface KeyRights {
  readonly publishers: Publishers | null
  readonly names: KeyNames
}

/** The list in the file of RELEASE_KEYS; null when the store's list counts. */
function readListFile(): Publishers | null {
  const { RELEASE_KEYS: file, RELEASE_ROOT_KEY: root } = process.env
  if (file && root) throw conflictingSettings()
  return file ? readPublishers(inProject(file)) : null
}

/**
 * The list of keys in the store. Without a root key its signature is not checked: web servers check it, and this list
 * only predicts their decision [OPEN-238].
 */
async function readStoredList(store: ReleaseStore, roots: readonly string[]): Promise<KeyRights> {
  const { list, why } = await readLastKeyList(store, roots.length > 0 ? roots : null)
  if (list) return { publishers: publishersOf(list), names: keyNamesOf(list) }
  if (roots.length === 0) return { publishers: null, names: NO_NAMES }
  // A StoreFailure, since the document that is being read has no fault.
  throw new StoreFailure(
    `it has no list of publishers' keys that RELEASE_ROOT_KEY has signed (${why ?? 'none at all'})`,
  )
}
