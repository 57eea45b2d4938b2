import type { KeyObject } from 'node:crypto'
import type { ReleaseStore } from '../store/store'
import { readPublishers } from '../documents/publishers'
import { signedStore } from '../documents/signed-store'
import { fixedKeys, followKeys, type FollowedKeys } from './followed-keys'

/** Where it is told whose signatures count: one of the two [OPEN-235]. */
export interface WhoseKeys {
  /** Public root keys: the list of the store counts that one of them has signed. */
  readonly roots?: readonly string[] | undefined
  /** File with the public keys of publishers, where there are no root keys. */
  readonly keys?: string | undefined
}

interface Trust {
  readonly origins: readonly string[]
  readonly signer?: () => KeyObject
  /** File outside of the store that keeps the last list. */
  readonly kept?: string | undefined
}

/** A store that gives what publishers have signed who may, and their list, which is read again by its `look`. */
export async function trustedStore(
  store: ReleaseStore,
  { roots, keys: file = '' }: WhoseKeys,
  { kept, ...trust }: Trust,
): Promise<{ readonly store: ReleaseStore; readonly keys: FollowedKeys }> {
  const keys = roots ? await followKeys(store, roots, kept) : fixedKeys(readPublishers(file))
  return {
    store: signedStore(store, {
      ...trust,
      publishers: keys.publishers,
      names: keys.names,
      hasStoredKeyList: !!roots,
      keyEpoch: keys.number,
    }),
    keys,
  }
}
