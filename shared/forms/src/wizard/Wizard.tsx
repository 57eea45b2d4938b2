import { Alert, Spinner, StepBreadcrumb } from '@portal/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { WizardContext } from './step-submit'
import type { StepFirst } from './step-submit'
import { nextStep, previousStep, stepFromHash, stepHeading, stepStatuses } from './steps'
import type { WizardStep } from './steps'
import { useForward } from './use-forward'
import { useStepFocus } from './use-step-focus'
import styles from './Wizard.module.css'
import { WizardBar } from './WizardBar'

export interface WizardProps<State> {
  /** Title of the wizard: 'New private cremation'. */
  title: string
  steps: readonly WizardStep<State>[]
  /** The address hash with its sign; empty opens the first step. */
  hash: string
  /** Goes to another hash; `replace` when the requested one can't be shown. */
  goTo: (hash: string, options?: { replace: boolean }) => void
  state: State
  /** Previous on the first step [WIZ-22]. */
  onLeaveFirst: () => void
  onCancel: () => void
  /** Called after the last step was submitted. */
  onFinish?: () => void
  /** 'Next' or 'Save & Next'; on the last step 'Submit booking' or 'Confirm' [WIZ-23, WIZ-24]. */
  labels: { next: string; finish: string }
  /** Other work than the step's submit is running. */
  busy?: boolean
  /** Why the forward button is disabled. */
  forwardDisabledReason?: string
  /** Above the step: presence, alerts. */
  banner?: ReactNode
  /** Above the bar's buttons, always in sight. */
  barNote?: ReactNode
  /** In the bar between Cancel and Previous: the cart button. */
  barExtra?: ReactNode
  /** Shown when a step's submit rejects. */
  faultText?: string
  onFault?: (fault: unknown) => void
}

/** The frame of every wizard: heading, breadcrumb, the step, the bar. It knows no router and no step. */
export function Wizard<State>(props: WizardProps<State>) {
  const { steps, hash, goTo, state } = props
  const index = stepFromHash(steps, hash, state)
  const step = steps[index]
  const heading = stepHeading(steps, index)
  const { headingRef, bodyRef } = useStepFocus(step?.hash)
  const goOn = () => {
    const next = nextStep(steps, index)
    if (next) goTo(next.hash)
    else props.onFinish?.()
  }
  const { forward, register, busy, failed, clear } = useForward(step?.hash ?? '', goOn, props.onFault)
  const firstButton = useRef<HTMLButtonElement>(null)
  const forwardButton = useRef<HTMLButtonElement>(null)
  const [blocked, setBlocked] = useState<string>()
  const [first, putFirst] = useState<StepFirst>()
  useEffect(() => {
    document.title = `${heading} | ${props.title}`
  }, [heading, props.title])
  useEffect(() => {
    if (step && hash !== '' && hash !== step.hash) goTo(step.hash, { replace: true })
  }, [step, hash, goTo])
  if (!step) return null
  const back = previousStep(steps, index)
  const isLast = nextStep(steps, index) === undefined
  return (
    <WizardContext value={{ register, forward, block: setBlocked, putFirst }}>
      <div className={styles.wizard}>
        <header className={styles.head}>
          <p className={styles.kind}>{props.title}</p>
          <h1 ref={headingRef} tabIndex={-1}>
            {heading}
          </h1>
          <button
            type="button"
            className={styles.skip}
            onClick={() => (firstButton.current ?? forwardButton.current)?.focus()}
          >
            Skip to the end of this step
          </button>
          <div className={styles.steps}>
            <StepBreadcrumb steps={stepStatuses(steps, index)} onGo={goTo} />
          </div>
        </header>
        <div ref={bodyRef} className={styles.body}>
          {props.banner}
          <Suspense fallback={<Spinner label="Opening the step" />}>
            <step.Component key={step.hash} state={state} />
          </Suspense>
          {failed && (
            <Alert kind="error" onClose={clear}>
              {props.faultText ?? 'We could not go on. What you entered is still here. Try again.'}
            </Alert>
          )}
        </div>
        <WizardBar
          label={isLast ? props.labels.finish : props.labels.next}
          isFinal={isLast}
          first={first}
          busy={busy || props.busy === true}
          disabledReason={blocked ?? first?.reason ?? props.forwardDisabledReason}
          note={props.barNote}
          extra={props.barExtra}
          firstRef={firstButton}
          forwardRef={forwardButton}
          onCancel={props.onCancel}
          onPrevious={() => (back ? goTo(back.hash) : props.onLeaveFirst())}
          onForward={() => void forward()}
        />
      </div>
    </WizardContext>
  )
}
