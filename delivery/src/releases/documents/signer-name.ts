import { GUARD, type Publishers } from './publishers'

/** The names under which public keys are listed. */
export type KeyNames = ReadonlyMap<string, string>

export const NO_NAMES: KeyNames = new Map()

/**
 * The author of a signed document: the name under which the operator has listed its key, or the key itself. What the
 * document says of its author does not count.
 */
export function signerName(key: string, names: KeyNames, publishers: Publishers | null): string {
  const isGuard = Object.hasOwn(publishers ?? {}, GUARD) && publishers?.[GUARD]?.includes(key)
  return names.get(key) || (isGuard ? GUARD : `key …${key.slice(-13)}`)
}
