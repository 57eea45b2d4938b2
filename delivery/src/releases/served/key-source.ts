import * as v from 'valibot'
import type { Env } from '@portal/server'
import { inProject } from '../../settings'
import { isPublicKey } from '../documents/signatures'
import { Refusal } from '../documents/refusal'
import type { KeySource } from './trusted-store'

/** Public keys, separated by blanks; none where it is empty. */
export const publicKeys = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter(Boolean)),
  v.check((all) => all.every(isPublicKey), 'not the public half of an Ed25519 key, as "portal key" shows it'),
)

export const KeysEnvironmentSchema = v.object({ RELEASE_KEYS: v.string(), RELEASE_ROOT_KEY: publicKeys })

/** By which of the two settings it is told whose signatures count; throws where both are set [OPEN-235]. */
export function readKeySource(settings: v.InferOutput<typeof KeysEnvironmentSchema>, environment: Env): KeySource {
  const { RELEASE_ROOT_KEY: roots, RELEASE_KEYS: file } = settings
  if (roots.length === 0) return { keys: inProject(file) }
  if (environment.RELEASE_KEYS) throw conflictingSettings()
  return { roots }
}

/** A key that was taken out of one list must not count by the other. */
export const conflictingSettings = () =>
  new Refusal('Settings are wrong. RELEASE_KEYS is set beside RELEASE_ROOT_KEY, and one of the two is to be.', {
    expected:
      'RELEASE_ROOT_KEY, where the list of keys lies in the release store, or RELEASE_KEYS, where it is a file.',
    found: 'Both: a key that was taken out of one list would count by the other.',
    todo: 'Take one of them out of the settings; see docs/settings.md.',
  })
