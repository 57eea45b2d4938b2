import { Secret, TOTP } from 'otpauth'
import * as v from 'valibot'
import { parse } from './input'
import { ServiceError, invalidParameter, tooManyRequests } from './service-error'
import type { Identity } from './identity'
import type { SoftwareToken, User } from './pool'

const PreferenceSchema = v.object({
  SoftwareTokenMfaSettings: v.optional(
    v.object({ Enabled: v.optional(v.boolean(), false), PreferredMfa: v.optional(v.boolean(), false) }),
  ),
})

/** Whether a sign-in asks for a code: only of an app that has shown one [OPEN-217]. */
export const asksForCode = ({ softwareToken }: User): boolean =>
  softwareToken !== null && softwareToken.enabled && softwareToken.verified

/** Of an answer about a user, as `GetUser` and `AdminGetUser` give it. */
export const mfaSettings = ({ softwareToken }: User) =>
  softwareToken?.enabled
    ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }
    : {}

/** A secret that no app has shown yet takes the place of the one before. */
export async function freshSecret(identity: Identity, user: User): Promise<string> {
  const secret = new Secret({ size: 32 }).base32
  user.softwareToken = { secret, verified: false, enabled: user.softwareToken?.enabled ?? false, usedStep: 0 }
  await identity.pool.save()
  return secret
}

/** The time step of a right code, one step early or late at most [RFC 6238]; null of a wrong one. */
function stepOf({ secret }: SoftwareToken, code: string): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const timestamp = Date.now()
  const delta = totp.validate({ token: code.trim(), window: 1, timestamp })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Judges a code and uses it up; guesses are counted before, so that those sent side by side are too. */
export function judgeCode(identity: Identity, user: User, code: string): 'right' | 'wrong' | 'used' {
  const token = user.softwareToken
  if (token === null) return 'wrong'
  if (!identity.tokenTries.take(user.username)) throw tooManyRequests()
  const step = stepOf(token, code)
  if (step === null) return 'wrong'
  if (step <= token.usedStep) return 'used'
  token.usedStep = step
  identity.tokenTries.forget(user.username)
  return 'right'
}

/** Takes the code of a sign-in, or throws what the service answers to a wrong or a used one. */
export function takeCode(identity: Identity, user: User, code: string): void {
  const judged = judgeCode(identity, user, code)
  if (judged === 'wrong') throw new ServiceError('CodeMismatchException', 'Invalid code received for user')
  if (judged === 'used')
    throw new ServiceError('ExpiredCodeException', 'Your software token has already been used once.')
}

/** Switches the code at sign-in on or off. */
export function prefer(user: User, input: unknown): void {
  const { SoftwareTokenMfaSettings: wanted } = parse(PreferenceSchema, input)
  if (wanted === undefined) return
  if (wanted.Enabled && !user.softwareToken?.verified) throw invalidParameter('User has not set up software token mfa')
  if (user.softwareToken) user.softwareToken.enabled = wanted.Enabled
}
