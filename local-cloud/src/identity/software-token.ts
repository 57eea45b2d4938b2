import * as v from 'valibot'
import { TextSchema, parse } from './input'
import { ServiceError } from './service-error'
import { userOf } from './sessions'
import { associateAtSignIn, verifyAtSignIn } from './set-up-challenge'
import { freshSecret, judgeCode, prefer } from './software-token-code'
import type { Identity } from './identity'

const AccessSchema = v.object({ AccessToken: TextSchema })
/** In the middle of a sign-in there is no token yet. */
const SignInSchema = v.object({ Session: TextSchema })
const CodeSchema = v.object({ UserCode: v.pipe(TextSchema, v.regex(/^\d{6}$/)) })

/**
 * A fresh secret for the user's app. An account has one: whoever asks while it is on signs in without a code until
 * the new one is confirmed, as in the real service.
 */
export async function associateSoftwareToken(identity: Identity, input: unknown) {
  if (v.is(SignInSchema, input)) return associateAtSignIn(identity, input.Session)
  const user = await userOf(identity, parse(AccessSchema, input).AccessToken)
  return { SecretCode: await freshSecret(identity, user) }
}

/** Says whether the user's app holds the secret. */
export async function verifySoftwareToken(identity: Identity, input: unknown) {
  const { UserCode } = parse(CodeSchema, input)
  if (v.is(SignInSchema, input)) return verifyAtSignIn(identity, input.Session, UserCode)
  const user = await userOf(identity, parse(AccessSchema, input).AccessToken)
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
