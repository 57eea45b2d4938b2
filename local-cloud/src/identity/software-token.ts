import * as v from 'valibot'
import { TextSchema, parse } from './input'
import { ServiceError } from './service-error'
import { userOf } from './sessions'
import { associateAtSignIn, verifyAtSignIn } from './set-up-challenge'
import { replaceSecret, checkCode, setMfaPreference } from './software-token-code'
import type { Identity } from './identity'

const AccessSchema = v.object({ AccessToken: TextSchema })
/** During a sign-in there is no access token yet. */
const SignInSchema = v.object({ Session: TextSchema })
const CodeSchema = v.object({ UserCode: v.pipe(TextSchema, v.regex(/^\d{6}$/)) })

/**
 * Replaces the secret of the user's app. Sign-in requires no code until the new secret is verified, as in Cognito.
 */
export async function associateSoftwareToken(identity: Identity, input: unknown) {
  if (v.is(SignInSchema, input)) return associateAtSignIn(identity, input.Session)
  const user = await userOf(identity, parse(AccessSchema, input).AccessToken)
  return { SecretCode: await replaceSecret(identity, user) }
}

/** Verifies the secret by a code of the app. */
export async function verifySoftwareToken(identity: Identity, input: unknown) {
  const { UserCode } = parse(CodeSchema, input)
  if (v.is(SignInSchema, input)) return verifyAtSignIn(identity, input.Session, UserCode)
  const user = await userOf(identity, parse(AccessSchema, input).AccessToken)
  if (checkCode(identity, user, UserCode) !== 'right' || user.softwareToken === null)
    throw new ServiceError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA')
  user.softwareToken.verified = true
  await identity.pool.save()
  return { Status: 'SUCCESS' }
}

export async function setUserMfaPreference(identity: Identity, input: unknown) {
  setMfaPreference(await userOf(identity, parse(AccessSchema, input).AccessToken), input)
  await identity.pool.save()
  return {}
}
