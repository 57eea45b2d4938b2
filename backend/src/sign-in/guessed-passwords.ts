import { guessedWord, isCommonPassword, ownWords } from '@portal/domain/password'
import { BRANDS } from '@portal/brand'
import * as v from 'valibot'
import { poolError } from '../services/user-pool'
import type { PoolAnswer } from '../services/user-pool'

const NewPasswordSchema = v.object({ Username: v.string(), Password: v.pipe(v.string(), v.maxLength(512)) })
const brandNames = Object.values(BRANDS).map(({ name }) => name)
let common: Promise<ReadonlySet<string>> | null = null

/** 49,000 passwords that leaked, the commonest first; loaded when somebody chooses the first one. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}

/**
 * The refusal of a new password that others would guess, before the pool has it and so before its code is used
 * [OPEN-219]. Whose account it is nobody looks up: an answer that depends on a name would tell it.
 */
export async function refusedPassword(operation: string, input: object): Promise<PoolAnswer | null> {
  const chosen = operation === 'ConfirmForgotPassword' ? v.safeParse(NewPasswordSchema, input) : null
  if (!chosen?.success) return null
  return guessedPassword({ username: chosen.output.Username, password: chosen.output.Password })
}

interface Credentials {
  readonly username: string
  readonly password: string
}

/** The same of one that its user changes [OPEN-290]. */
export async function guessedPassword({ username, password }: Credentials): Promise<PoolAnswer | null> {
  const word = guessedWord(password, ownWords({ username, names: brandNames }))
  if (word !== undefined) return refusal(`The password holds a word that is guessed first: ${word}`)
  return isCommonPassword(password, await commonPasswords()) ? refusal('The password is one of the commonest.') : null
}

const refusal = (message: string) => poolError('InvalidPasswordException', message)
