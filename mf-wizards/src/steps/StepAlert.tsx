import { useEffect, useRef } from 'react'
import { useWizardForward } from '@portal/forms'
import { Alert, Button, FinalButton } from '@portal/ui'
import type { Failure } from '../wording/failures'
import styles from './StepAlert.module.css'
import { useResend } from './use-resend'

interface StepAlertProps {
  readonly failure: Failure
  /** Closing discards the text; the next failure starts with the default one [WIZ-124]. */
  readonly onClose: () => void
  /** True when the retry cannot be undone, as with a submission. */
  readonly isFinal?: boolean
}

/** Why the step could not be saved. It takes the focus, since the pressed button is far away. */
export function StepAlert({ failure, onClose, isFinal = false }: StepAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  const forward = useWizardForward()
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  const Again = isFinal ? FinalButton : Button
  useResend(failure.isResent ? forward : undefined)
  return (
    <div ref={box} tabIndex={-1} data-html2canvas-ignore>
      <Alert kind="error" title={failure.text} onClose={onClose}>
        <div className={styles.body}>
          {failure.detail && <p>{failure.detail}</p>}
          {failure.canRetry && forward && (
            <Again size="small" onClick={() => void forward()}>
              Try again
            </Again>
          )}
        </div>
      </Alert>
    </div>
  )
}
