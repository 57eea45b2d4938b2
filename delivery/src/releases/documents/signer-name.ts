import { GUARD, type Publishers } from './publishers'

/** Listed names by public key. */
export type KeyNames = ReadonlyMap<string, string>

export const NO_NAMES: KeyNames = new Map()

/** Name of a signer: the listed name, "guard", or the end of the key. The author in the document does not count. */
export function signerName(key: string, names: KeyNames, publishers: Publishers | null): string {
  const isGuard = Object.hasOwn(publishers ?? {}, GUARD) && publishers?.[GUARD]?.includes(key)
  return names.get(key) || (isGuard ? GUARD : `key …${key.slice(-13)}`)
}
