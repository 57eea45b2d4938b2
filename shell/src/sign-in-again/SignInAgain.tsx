import { lazyPart } from '@portal/ui'
import { useSession } from '../session/session'
import { useSignInRequest } from './sign-in-request'
import type { SignInAgainProps } from './ui/SignInAgainPart'

/** Rarely needed, so its code loads when it is shown. */
const SignInAgainPart = lazyPart<SignInAgainProps>(
  async () => (await import(/* webpackChunkName: "sign-in-again" */ './ui/SignInAgainPart')).SignInAgainPart,
  () => null,
)

/** Shown when a remote has asked for a sign-in in place [OPEN-280]. */
export function SignInAgain() {
  const session = useSession()
  const request = useSignInRequest()
  if (!session || !request) return null
  return <SignInAgainPart session={session} onEnd={request.settle} />
}
