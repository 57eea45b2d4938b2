import * as v from 'valibot'
import { PasswordSchema, TextSchema, parse } from './input'
import { assertPolicy } from './password-policy'
import { limitExceeded, wrongCredentials } from './service-error'
import { userOf } from './sessions'
import { makeVerifier } from './srp'
import type { Identity } from './identity'

const ChangeSchema = v.object({
  AccessToken: TextSchema,
  PreviousPassword: PasswordSchema,
  ProposedPassword: PasswordSchema,
})

/** Changes the password of a signed-in user. Their sessions continue, as in Cognito. */
export async function changePassword(identity: Identity, input: unknown) {
  const { AccessToken, PreviousPassword, ProposedPassword } = parse(ChangeSchema, input)
  const user = await userOf(identity, AccessToken)
  if (!identity.passwordTries.take(user.username)) throw limitExceeded()
  const given = makeVerifier(identity.pool.name, user.username, PreviousPassword, user.salt)
  if (given.verifier !== user.verifier) throw wrongCredentials()
  assertPolicy(ProposedPassword)
  identity.pool.setPassword(user, ProposedPassword)
  identity.passwordTries.forget(user.username)
  await identity.pool.save()
  return {}
}
