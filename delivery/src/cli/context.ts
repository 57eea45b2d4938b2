import { userInfo } from 'node:os'
import type { Command } from 'commander'
import * as v from 'valibot'
import { apiStore } from '../release-api/api-store'
import { requireExistingStore } from '../releases/documents/existing-store'
import { readKey } from '../releases/documents/key-file'
import { readLastKeyList, keyNamesOf, publishersOf } from '../releases/documents/key-list'
import { mayPublish, readPublishers, type Publishers } from '../releases/documents/publishers'
import { NO_NAMES, type KeyNames } from '../releases/documents/signer-name'
import { publicKeyOf } from '../releases/documents/signatures'
import { signedStore } from '../releases/documents/signed-store'
import { conflictingSettings, publicKeys } from '../releases/served/key-source'
import { inProject } from '../settings'
import { openStore, storeFromEnvironment } from '../releases/store/open-store'
import { StoreFailure, type ReleaseStore } from '../releases/store/store'

/** What all commands are given. */
export interface Context {
  readonly store: ReleaseStore
  /** The same without signatures. */
  readonly bare: ReleaseStore
  /** Anybody's signature counts: neither the store nor this machine has a list of keys. */
  readonly isAnybodys: () => Promise<boolean>
  /** Origins at which remotes' files may be. */
  readonly origins: readonly string[]
  /** The public half of the key that signs. */
  readonly publicKey: () => string
  /** Does a list that this machine reads let it publish and promote this package? */
  readonly isListed: (name: string) => Promise<boolean>
  /** File of the private key that signs what is written. */
  readonly keyFile: string
  readonly by: string
  readonly now: Date
  /** Prints what was done: lines for people, or the value as JSON. */
  readonly print: (value: unknown, lines: readonly string[]) => void
}

interface GlobalOptions {
  readonly store: string
  /** Address of the API that writes the store for this machine. */
  readonly releaseApi?: string
  readonly key: string
  readonly by?: string
  readonly json?: boolean
  /** Of `publish`: nothing need be at the store's place yet. */
  readonly begin?: boolean
}

/** The options of the whole command line, for one command of it. */
export function contextOf(command: Command): Context {
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
  const any = api
    ? apiStore(api, signer)
    : openStore(storeFromEnvironment('portal', { ...process.env, RELEASE_STORE: place }))
  const store = isNew ? any : requireExistingStore(any)
  const [inFile, roots] = [listedInFile(), rootKeys()]
  let found: Promise<Listed> | undefined
  const listed = async () => (inFile ? { publishers: inFile, names: NO_NAMES } : (found ??= listedIn(store, roots)))
  const publishers = async () => (await listed()).publishers
  const names = async () => (await listed()).names
  const publicKey = () => publicKeyOf(signer())
  return {
    store: signedStore(store, { signer, publishers, names, hasStoredKeyList: inFile === null, origins }),
    bare: store,
    isAnybodys: async () => (await publishers()) === null,
    origins,
    keyFile: inProject(key),
    publicKey,
    isListed: async (name) => mayPublish((await publishers()) ?? {}, publicKey(), name),
    by: by ?? userInfo().username,
    now: new Date(),
    print: (value, lines) => console.log(json ? JSON.stringify(value, null, 2) : lines.join('\n')),
  }
}

/** The token of whoever runs the portal, for calls of the API that are nobody else's. */
export const operatorToken = () => process.env.OPERATOR_TOKEN ?? ''

/** Public halves of the operator's root keys, where this machine is told them. */
export const rootKeys = (): readonly string[] => v.parse(publicKeys, process.env.RELEASE_ROOT_KEY ?? '')

/** Whose signatures count; null: anybody's. */
interface Listed {
  readonly publishers: Publishers | null
  readonly names: KeyNames
}

/** The list of the file of RELEASE_KEYS; null where the one in the store counts. */
function listedInFile(): Publishers | null {
  const { RELEASE_KEYS: file, RELEASE_ROOT_KEY: root } = process.env
  if (file && root) throw conflictingSettings()
  return file ? readPublishers(inProject(file)) : null
}

/**
 * Whose signatures count by the list in the store; null where there is none. Without a root key it is taken as it
 * stands: web servers decide, and this machine is told what they will [OPEN-238].
 */
async function listedIn(store: ReleaseStore, roots: readonly string[]): Promise<Listed> {
  const { list, why } = await readLastKeyList(store, roots.length > 0 ? roots : null)
  if (list) return { publishers: publishersOf(list), names: keyNamesOf(list) }
  if (roots.length === 0) return { publishers: null, names: NO_NAMES }
  // It is no fault of the document that was to be read.
  throw new StoreFailure(
    `it has no list of publishers' keys that RELEASE_ROOT_KEY has signed (${why ?? 'none at all'})`,
  )
}
