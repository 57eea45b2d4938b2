import { useEffect, useRef } from 'react'
import { usePageTitle } from '@portal/federation'
import { RESET_STEPS } from './reset-state'
import type { ResetStep } from './reset-state'
import styles from './ForgotPassword.module.css'

/** The number of the step; focused, and so read aloud, when another step opens. */
export function StepTitle({ step }: { step: ResetStep }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const index = RESET_STEPS.findIndex((one) => one.step === step)
  const title = RESET_STEPS[index]?.title ?? ''
  usePageTitle(`Step ${index + 1} of ${RESET_STEPS.length} - ${title}`)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      <span className={styles.step}>{`Step ${index + 1} of ${RESET_STEPS.length} `}</span>
      <span>{title}</span>
    </h1>
  )
}
