import type { Contract } from '@portal/api-client/contract'
import { passwordRefusal } from '@portal/domain-bundled/password-words'
import { log } from '@portal/server'
import type { Deps } from '../deps'
import { invalid, tooMany, unauthenticated, unavailable } from '../errors/failure'
import { queuePasswordChanged } from '../emails/sign-in-notices'
import { PASSWORD_CHANGES, countCall } from '../repositories/rate-limit'
import { SignInRepository } from '../repositories/sign-in'
import type { PoolAnswer } from '../services/user-pool'
import { guessableRefusal } from '../sign-in/guessed-passwords'
import type { Handlers } from './handler'

/** Changes the own password with the present one [OPEN-290]. */
export function passwordHandlers(deps: Deps): Handlers<Pick<Contract, 'changePassword'>> {
  const { auth, db, outbox, portal, userPool } = deps
  return {
    changePassword: async ({ session: { contact, signIn }, body, accessToken, now }) => {
      await countCall(db, PASSWORD_CHANGES, contact.id, now)
      const { username } = signIn
      const guessed = await guessableRefusal({ username, password: body.password })
      if (guessed !== null) throw refusal(guessed, contact.id)
      const changed = await ask(userPool, {
        AccessToken: accessToken,
        PreviousPassword: body.present,
        ProposedPassword: body.password,
      })
      if (changed.status !== 200) throw refusal(changed, contact.id)
      log.security('password changed', { member: contact.id })
      await db.transaction(async (tx) => {
        await new SignInRepository(tx).endOthersOf(signIn, now)
        await queuePasswordChanged({ tx, portal, now }, username, 'elsewhere')
      })
      auth.forget()
      outbox.wake()
    },
  }
}

const ask = (userPool: Deps['userPool'], input: object): Promise<PoolAnswer> =>
  userPool.ask('ChangePassword', input).catch((reason: unknown) => {
    log.error('identity: ChangePassword was not answered', reason)
    throw unavailable(NO_ANSWER)
  })

const NO_ANSWER =
  'The sign-in service does not answer, so we do not know whether your password is changed. Try the new one at your next sign-in, or try again in a moment.'
const WRONG = 'The present password is not right. Nothing was changed.'

/** The failure for an exception of the pool. */
function refusal({ error, body }: PoolAnswer, member: string): Error {
  const message: unknown = typeof body === 'object' && body !== null && 'message' in body ? body.message : ''
  const words = passwordRefusal(error, String(message))
  if (words !== undefined) return invalid({ password: 'refused' }, words)
  switch (error) {
    case 'NotAuthorizedException':
      if (/token/i.test(String(message))) return unauthenticated()
      log.security('wrong password', { member })
      return invalid({ present: 'wrong' }, WRONG)
    case 'LimitExceededException':
    case 'TooManyRequestsException':
      return tooMany('Too many tries. Wait 15 minutes, then try again.', 15 * 60)
    default:
      log.error(`identity: ChangePassword was refused: ${error ?? 'no exception'}`)
      return unavailable('The sign-in service could not change it. Nothing was changed; try again in a moment.')
  }
}
