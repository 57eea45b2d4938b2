import * as v from 'valibot'
import type { Env } from '@portal/server'
import { inProject } from '../../settings'
import { isPublicKey } from '../documents/signatures'
import { Refusal } from '../documents/refusal'
import type { KeySource } from './trusted-store'

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
