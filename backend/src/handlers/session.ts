import type { Contract } from '@portal/api-client/contract'
import type { Deps } from '../deps'
import { SignInRepository } from '../repositories/sign-in'
import type { Handlers } from './handler'

/** Ends sign-ins in all processes [OPEN-161]. */
export function sessionHandlers({ auth, outbox }: Deps): Handlers<Pick<Contract, 'logOut' | 'logOutEverywhere'>> {
  const ended = () => {
    auth.forget()
    outbox.wake()
  }
  return {
    logOut: ({ once }) =>
      once(async ({ tx, session, now }) => {
        await new SignInRepository(tx).endById(session.signIn.id, now)
      }).finally(ended),
    logOutEverywhere: ({ once }) =>
      once(async ({ tx, session, now }) => {
        await new SignInRepository(tx).endAllOf(session.signIn.username, now)
      }).finally(ended),
  }
}
