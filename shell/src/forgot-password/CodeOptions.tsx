import { useState } from 'react'
import { useFormState } from '@portal/forms'
import { Alert, Button } from '@portal/ui'
import { resetFailure } from './reset-state'
import type { ResetValues } from './reset-state'
import { sendStep } from './use-reset'
import styles from './ForgotPassword.module.css'

type SendState = { readonly kind: 'sending' | 'sent' } | { readonly kind: 'failed'; readonly text: string }

/** Options when no code arrived: send another code, or change the username. Typed text stays. */
export function CodeOptions({ onChangeUsername }: { onChangeUsername: () => void }) {
  const { values } = useFormState<ResetValues>({ subscription: { values: true } })
  const [sending, setSending] = useState<SendState>()
  const sendAgain = async () => {
    setSending({ kind: 'sending' })
    try {
      await sendStep('send-email', values)
      setSending({ kind: 'sent' })
    } catch (error) {
      setSending({ kind: 'failed', text: resetFailure('send-email', error).text })
    }
  }
  return (
    <>
      <div className={styles.ways}>
        <Button
          variant="quiet"
          size="small"
          busy={sending?.kind === 'sending'}
          busyLabel="Sending the code"
          onClick={() => void sendAgain()}
        >
          Send the code again
        </Button>
        <Button variant="quiet" size="small" onClick={onChangeUsername}>
          Change the username
        </Button>
      </div>
      <output>{sending?.kind === 'sent' && 'A new code is on its way. Only the newest one works.'}</output>
      {sending?.kind === 'failed' && <Alert kind="error">{sending.text}</Alert>}
    </>
  )
}
