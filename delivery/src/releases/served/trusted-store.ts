import type { KeyObject } from 'node:crypto'
import type { Env } from '@portal/server'
import * as v from 'valibot'
import { inProject } from '../../settings'
import { readPublishers } from '../documents/publishers'
import { Refusal } from '../documents/refusal'
import { isPublicKey } from '../documents/signatures'
import { signedStore } from '../documents/signed-store'
import type { ReleaseStore } from '../store/store'
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

/** Schema of a setting with public keys, separated by spaces. */
export const publicKeys = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter(Boolean)),
  v.check((all) => all.every(isPublicKey), 'not an Ed25519 public key from "portal key"'),
)

export const KeysEnvironmentSchema = v.object({ RELEASE_KEYS: v.string(), RELEASE_ROOT_KEY: publicKeys })

/** The source of keys from the two settings. Throws a refusal if both are set [OPEN-235]. */
export function readKeySource(settings: v.InferOutput<typeof KeysEnvironmentSchema>, environment: Env): KeySource {
  const { RELEASE_ROOT_KEY: roots, RELEASE_KEYS: file } = settings
  if (roots.length === 0) return { keys: inProject(file) }
  if (environment.RELEASE_KEYS) throw conflictingSettings()
  return { roots }
}

/** A key removed from one list must not count through the other. */
export const conflictingSettings = () =>
  new Refusal('Settings are wrong. RELEASE_KEYS and RELEASE_ROOT_KEY are both set.', {
    expected: 'RELEASE_ROOT_KEY for a key list in the release store, or RELEASE_KEYS for a list in a file.',
    found: 'Both. A key removed from one list would count through the other.',
    todo: 'Remove one of them from the settings. See docs/settings.md.',
  })
