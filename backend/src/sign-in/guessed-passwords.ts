import { guessedWord, isCommonPassword, ownWords } from '@portal/domain-bundled/password'
import { BRANDS } from '@portal/brand'
import * as v from 'valibot'
import { poolError } from '../services/user-pool'
import type { PoolAnswer } from '../services/user-pool'

const NewPasswordSchema = v.object({ Username: v.string(), Password: v.pipe(v.string(), v.maxLength(512)) })
const brandNames = Object.values(BRANDS).map(({ name }) => name)
let common: Promise<ReadonlySet<string>> | null = null

/** 49,000 leaked passwords, most common first; loaded at the first choice of a password. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}

/**
 * Refuses a guessable new password before the call reaches the pool and uses up its code [OPEN-219]. Does not look up
 * the account: the response would reveal whether it exists.
 */
export async function newPasswordRefusal(operation: string, input: object): Promise<PoolAnswer | null> {
  const chosen = operation === 'ConfirmForgotPassword' ? v.safeParse(NewPasswordSchema, input) : null
  if (!chosen?.success) return null
  return guessableRefusal({ username: chosen.output.Username, password: chosen.output.Password })
}

interface Credentials {
  readonly username: string
  readonly password: string
}

/** Refuses a guessable password that its user wants to change to [OPEN-290]. */
export async function guessableRefusal({ username, password }: Credentials): Promise<PoolAnswer | null> {
  const word = guessedWord(password, ownWords({ username, names: brandNames }))
  if (word !== undefined) return refusal(`The password holds a word that is guessed first: ${word}`)
  return isCommonPassword(password, await commonPasswords()) ? refusal('The password is one of the commonest.') : null
}

const refusal = (message: string) => poolError('InvalidPasswordException', message)
