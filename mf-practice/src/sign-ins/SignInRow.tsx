import { useClientCare, withClientCare } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'
import { Alert, Button, StatusTag } from '@portal/ui'
import styles from './SignIns.module.css'
import { STILL_THERE, nameOf, sinceText, usedText } from './sign-in-text'
import type { SignIn } from './sign-in-text'
import { apiKey } from '@portal/api-client'
import { endSignIn, listSignIns } from '@portal/api-client/contract/sign-in'
import { useWrite } from '@portal/writes'

interface Props {
  readonly signIn: SignIn
  /** The remaining sign-ins after this one has ended. */
  readonly left: readonly SignIn[]
  readonly onEnded: () => void
}

/** One sign-in with its Sign out button; the current one ends with Logout. */
export function SignInRow({ signIn, left, onEnded }: Props) {
  const { notify, timeZone } = usePortalHost()
  const care = useClientCare()
  const { run, isBusy, failure } = useEndSignIn(left)
  const name = nameOf(signIn)
  const used = usedText(signIn, timeZone)
  const end = async () => {
    const { isDone, error } = await run({ params: { id: signIn.id } })
    if (!isDone && error?.kind !== 'notFound') return
    notify({ tone: 'success', text: `${name} is signed out.` })
    onEnded()
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>
          <strong>{name}</strong>
          {signIn.is_this && <StatusTag tone="success">This browser</StatusTag>}
        </span>
        <span className={styles.used}>{used}</span>
      </div>
      {!signIn.is_this && (
        <Button
          size="small"
          busy={isBusy}
          busyLabel="Signing out"
          aria-label={`Sign out ${name}. ${sinceText(signIn, timeZone)}. ${used}`}
          onClick={() => void end()}
        >
          Sign out
        </Button>
      )}
      {failure && failure.kind !== 'notFound' && (
        <div className={styles.failure}>
          <Alert kind="error">{withClientCare(STILL_THERE, care)}</Alert>
        </div>
      )}
    </li>
  )
}

/** Ends a sign-in on another computer [OPEN-263]; `left` are the remaining ones. */
function useEndSignIn(left: readonly SignIn[]) {
  return useWrite(endSignIn, { action: 'end a sign-in', updates: () => [[apiKey(listSignIns, {}), left] as const] })
}
