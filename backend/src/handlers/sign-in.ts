import type { Contract } from '@portal/api-client/contract'
import type { Deps } from '../deps'
import { conflict, notFound } from '../errors/failure'
import { SignInRepository } from '../repositories/sign-in'
import type { Handlers } from './handler'

const IS_THIS = 'This is the browser that you are using. Log out in its menu.'

/** The own sign-ins [OPEN-263]. */
export function signInHandlers(deps: Deps): Handlers<Pick<Contract, 'listSignIns' | 'endSignIn' | 'endOtherSignIns'>> {
  const { auth, db, outbox, signInLimits } = deps
  const ended = () => {
    auth.forget()
    outbox.wake()
  }
  return {
    listSignIns: async ({ session, now }) => {
      const all = await new SignInRepository(db).goingOn(session.signIn.username, signInLimits, now)
      return all.map(({ id, device, signedInAt, lastUsedAt }) => ({
        id,
        device,
        signed_in_at: signedInAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        is_this: id === session.signIn.id,
      }))
    },
    endSignIn: ({ params: { id }, once }) =>
      once(async ({ tx, session: { signIn }, now }) => {
        if (id === signIn.id) throw conflict(IS_THIS)
        if (!(await new SignInRepository(tx).endOwn(id, signIn.username, now))) throw notFound('The sign-in')
      }).finally(ended),
    endOtherSignIns: ({ once }) =>
      once(async ({ tx, session, now }) => {
        await new SignInRepository(tx).endOthersOf(session.signIn, now)
      }).finally(ended),
  }
}
