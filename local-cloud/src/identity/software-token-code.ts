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

/** Sign-in requires a code only when the app is verified [OPEN-217]. */
export const needsCode = ({ softwareToken }: User): boolean =>
  softwareToken !== null && softwareToken.enabled && softwareToken.verified

/** Fields of `GetUser` and `AdminGetUser`. */
export const mfaSettings = ({ softwareToken }: User) =>
  softwareToken?.enabled
    ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }
    : {}

/** Replaces the user's secret with a new, unverified one. */
export async function replaceSecret(identity: Identity, user: User): Promise<string> {
  const secret = new Secret({ size: 32 }).base32
  user.softwareToken = { secret, verified: false, enabled: user.softwareToken?.enabled ?? false, usedStep: 0 }
  await identity.pool.save()
  return secret
}

/** Time step of a valid code, at most one step early or late [RFC 6238]; null for an invalid code. */
function stepOf({ secret }: SoftwareToken, code: string): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const timestamp = Date.now()
  const delta = totp.validate({ token: code.trim(), window: 1, timestamp })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Checks a code and uses it up. The attempt counts before the check, so that parallel guesses count too. */
export function checkCode(identity: Identity, user: User, code: string): 'right' | 'wrong' | 'used' {
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

/** Accepts the code of a sign-in, or throws Cognito's error. */
export function acceptTokenCode(identity: Identity, user: User, code: string): void {
  const judged = checkCode(identity, user, code)
  if (judged === 'wrong') throw new ServiceError('CodeMismatchException', 'Invalid code received for user')
  if (judged === 'used')
    throw new ServiceError('ExpiredCodeException', 'Your software token has already been used once.')
}

/** Turns the code at sign-in on or off. */
export function setMfaPreference(user: User, input: unknown): void {
  const { SoftwareTokenMfaSettings: wanted } = parse(PreferenceSchema, input)
  if (wanted === undefined) return
  if (wanted.Enabled && !user.softwareToken?.verified) throw invalidParameter('User has not set up software token mfa')
  if (user.softwareToken) user.softwareToken.enabled = wanted.Enabled
}
