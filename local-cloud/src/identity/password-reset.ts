import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { assertPolicy } from './password-policy'
import { NameSchema, PasswordSchema, TextSchema, parse } from './input'
import { ServiceError, limitExceeded } from './service-error'
import { canonicalName } from './pool'
import { hashOf } from './tokens'
import type { Identity } from './identity'
import type { User } from './pool'

const ForgotSchema = v.object({ Username: NameSchema })
const ConfirmSchema = v.object({
  Username: NameSchema,
  ConfirmationCode: TextSchema,
  Password: PasswordSchema,
})

/** `o***@h***` for known and unknown names. */
function maskAddress(username: string): string {
  const [name = '', domain = ''] = username.split('@')
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`
}

/** Mails a code. The answer is the same for unknown and disabled users [OPEN-07]. */
export async function forgotPassword(identity: Identity, input: unknown) {
  const username = canonicalName(parse(ForgotSchema, input).Username)
  if (!identity.codeRequests.take(username)) throw limitExceeded()
  const user = identity.pool.find(username)
  if (user?.enabled) {
    const code = await identity.issueResetCode(user)
    await identity.mailer.sendResetCode(user.email, code).catch((error: unknown) => {
      console.error('local-cloud: a reset code could not be mailed', error)
      throw new ServiceError('CodeDeliveryFailureException', 'The code could not be sent. Try again.')
    })
  }
  return {
    CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskAddress(username) },
  }
}

function hasCode(user: User, code: string): boolean {
  if (!user.resetCode) return false
  const given = Buffer.from(hashOf(`${user.sub}:${code.trim()}`))
  const expected = Buffer.from(user.resetCode.hash)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Sets a new password. The policy is checked first, so that a weak password uses up neither code nor attempt. */
export async function confirmForgotPassword(identity: Identity, input: unknown) {
  const { Username, ConfirmationCode, Password } = parse(ConfirmSchema, input)
  const username = canonicalName(Username)
  assertPolicy(Password)
  if (!identity.codeTries.take(username)) throw limitExceeded()
  const user = identity.pool.find(username)
  if (!user?.enabled || !hasCode(user, ConfirmationCode)) {
    throw new ServiceError('CodeMismatchException', 'Invalid verification code provided, please try again.')
  }
  if ((user.resetCode?.expiresAt ?? 0) <= Date.now()) {
    throw new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
  }
  identity.pool.setPassword(user, Password)
  identity.codeTries.forget(username)
  identity.signInLock.forget(username)
  await identity.pool.save()
  return {}
}
