import type { KeyObject } from 'node:crypto'
import type { ReleaseStore } from '../store/store'
import { readPublishers } from '../documents/publishers'
import { signedStore } from '../documents/signed-store'
import { fixedKeys, followKeys, type KeyFollower } from './key-follower'

/** Source of the accepted keys: one of the two [OPEN-235]. */
export interface KeySource {
  /** Public root keys. The store's list counts if one of them signed it. */
  readonly roots?: readonly string[] | undefined
  /** File with publishers' public keys, without root keys. */
  readonly keys?: string | undefined
}

interface TrustOptions {
  readonly origins: readonly string[]
  readonly signer?: () => KeyObject
  /** File outside of the store for the last list. */
  readonly savedList?: string | undefined
}

/** Wraps a store so that only signatures of accepted keys count. `refresh` of `keys` reads newer lists. */
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
