import { Link } from '@portal/router'
import { Alert } from '@portal/ui'
import { paths } from '@portal/federation'
import { useSession } from '../session/session-state'
import type { Handover } from '../session/handover'

const WORDS: Readonly<Record<NonNullable<Handover['reason']>, string>> = {
  ended: 'Your session has ended. Sign in again; unfinished bookings wait on your dashboard.',
  none: 'This page is for signed-in staff. Sign in, then open it again.',
  forbidden: 'Your account does not give access to this page.',
  inactive: 'This account is not active. Ask the owner of your practice.',
  'signed-out-elsewhere':
    'You were signed out in another tab. Sign in again; unfinished bookings wait on your dashboard.',
}

/** Why the form is shown [OPEN-02, OPEN-03]; the server's own sentence comes first. */
export function SignInReason({ reason, says }: Handover) {
  const isSignedIn = useSession() !== null
  if (!reason) return null
  return (
    <Alert kind="info">
      <span>{says ?? WORDS[reason]}</span>
      {reason === 'forbidden' && isSignedIn && (
        <>
          {' '}
          Sign in with an account that has it, or go <Link to={paths.dashboard()}>back to the dashboard</Link>.
        </>
      )}
    </Alert>
  )
}
