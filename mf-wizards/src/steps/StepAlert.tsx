import { useEffect, useRef, useEffectEvent } from 'react'
import { useWizardForward } from '@portal/forms'
import { Alert, Button, FinalButton } from '@portal/ui'
import type { Failure } from '../wording/failures'
import styles from './StepAlert.module.css'

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

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 30_000

/** Current retry pause. A series ends when no retry was waiting for one longest pause. */
let pause = { ms: FIRST_PAUSE_MS, until: 0 }

/** Sends again when the browser is back online, and after growing pauses, since the server may be down. */
function useResend(send: (() => Promise<void>) | undefined): void {
  const again = useEffectEvent(() => void send?.())
  const isWaiting = send !== undefined
  useEffect(() => {
    if (!isWaiting) return
    const stop = new AbortController()
    const timer = setTimeout(again, nextPause())
    window.addEventListener('online', () => again(), { signal: stop.signal })
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isWaiting])
}

function nextPause(): number {
  const now = Date.now()
  const ms = now < pause.until ? Math.min(pause.ms * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS
  pause = { ms, until: now + ms + LONGEST_PAUSE_MS }
  return ms
}
