import type { KeyObject } from 'node:crypto'
import type { ReleaseStore } from '../store/store'
import { readPublishers } from '../documents/publishers'
import { signedStore } from '../documents/signed-store'
import { fixedKeys, followKeys, type KeyFollower } from './followed-keys'

/** Where it is told whose signatures count: one of the two [OPEN-235]. */
export interface KeySource {
  /** Public root keys: the list of the store counts that one of them has signed. */
  readonly roots?: readonly string[] | undefined
  /** File with the public keys of publishers, where there are no root keys. */
  readonly keys?: string | undefined
}

interface TrustOptions {
  readonly origins: readonly string[]
  readonly signer?: () => KeyObject
  /** File outside of the store that keeps the last list. */
  readonly savedList?: string | undefined
}

/** A store that gives what publishers have signed who may, and their list, which is read again by its `look`. */
export async function openTrustedStore(
  store: ReleaseStore,
  { roots, keys: file = '' }: KeySource,
  { savedList, ...trust }: TrustOptions,
): Promise<{ readonly store: ReleaseStore; readonly keys: KeyFollower }> {
  const keys = roots ? await followKeys(store, roots, savedList) : fixedKeys(readPublishers(file))
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
