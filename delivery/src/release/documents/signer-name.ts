import * as v from 'valibot'
import { GUARD, type Publishers } from './publishers'

/** The names under which public keys are listed. */
export type KeyNames = ReadonlyMap<string, string>

export const NO_NAMES: KeyNames = new Map()

const RunSchema = v.looseObject({ run: v.string() })

/**
 * Who has made a signed document: the name of the key, as the operator has listed it, or the key itself. What a document
 * says of its author is not asked. A release API names the run of a CI for which it has signed, behind its own name.
 */
export function signerName(document: object, key: string, names: KeyNames, publishers: Publishers | null): string {
  const isGuard = Object.hasOwn(publishers ?? {}, GUARD) && publishers?.[GUARD]?.includes(key)
  const name = names.get(key) || (isGuard ? GUARD : `key …${key.slice(-13)}`)
  const run = v.safeParse(RunSchema, document)
  return run.success ? `${name} for ${run.output.run}` : name
}

/** Does it name the run of a CI? Only a release API may write so. */
export const namesRun = (document: object): boolean => Object.hasOwn(document, 'run')
