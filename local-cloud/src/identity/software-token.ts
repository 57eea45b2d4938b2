import { Secret } from 'otpauth'
import * as v from 'valibot'
import { TextSchema, parse } from './input'
import { ServiceError } from './service-error'
import { userOf } from './sessions'
import { judgeCode, prefer } from './software-token-code'
import type { Identity } from './identity'

const AccessSchema = v.object({ AccessToken: TextSchema })
const VerifySchema = v.object({ ...AccessSchema.entries, UserCode: v.pipe(TextSchema, v.regex(/^\d{6}$/)) })

/**
 * A fresh secret for the user's app. An account has one: whoever asks while it is on signs in without a code until
 * the new one is confirmed, as in the real service.
 */
export async function associateSoftwareToken(identity: Identity, input: unknown) {
  const user = await userOf(identity, parse(AccessSchema, input).AccessToken)
  const secret = new Secret({ size: 32 }).base32
  user.softwareToken = { secret, verified: false, enabled: user.softwareToken?.enabled ?? false, usedStep: 0 }
  await identity.pool.save()
  return { SecretCode: secret }
}

/** Says whether the user's app holds the secret. */
export async function verifySoftwareToken(identity: Identity, input: unknown) {
  const { AccessToken, UserCode } = parse(VerifySchema, input)
  const user = await userOf(identity, AccessToken)
  if (judgeCode(identity, user, UserCode) !== 'right' || user.softwareToken === null)
    throw new ServiceError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA')
  user.softwareToken.verified = true
  await identity.pool.save()
  return { Status: 'SUCCESS' }
}

export async function setUserMfaPreference(identity: Identity, input: unknown) {
  prefer(await userOf(identity, parse(AccessSchema, input).AccessToken), input)
  await identity.pool.save()
  return {}
}
