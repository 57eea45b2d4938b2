import { Button, FinalButton } from '@portal/ui'
import { useLayoutEffect } from 'react'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { BottomBar } from './BottomBar'
import type { StepFirst } from './step-submit'

export interface WizardBarProps {
  label: string
  /** The forward button's action cannot be undone. */
  isFinal: boolean
  /** A required extra action with its own button, which disappears once done. */
  first: StepFirst | undefined
  busy: boolean
  disabledReason: string | undefined
  note: ReactNode
  extra: ReactNode
  onCancel: () => void
  onPrevious: () => void
  onForward: () => void
  firstRef: RefObject<HTMLButtonElement | null>
  forwardRef: RefObject<HTMLButtonElement | null>
}

/** Cancel, Previous and the forward button, always visible; the last step's does not move. */
export function WizardBar({ firstRef, forwardRef, first, isFinal, ...props }: WizardBarProps) {
  const cancel = (
    <Button variant="quiet" onClick={props.onCancel}>
      Cancel
    </Button>
  )
  // The second click of a double click would press the next step's Next.
  const press = ({ detail }: MouseEvent) => detail > 1 || props.onForward()
  const { busy, disabledReason, label } = props
  const forward = { ref: forwardRef, variant: 'primary', busy, disabledReason, children: label } as const
  return (
    <BottomBar
      note={props.note}
      aside={cancel}
      extra={props.extra}
      first={first && <First {...first} button={firstRef} onward={forwardRef} />}
    >
      <Button onClick={props.onPrevious}>Previous</Button>
      {isFinal ? <FinalButton {...forward} onClick={props.onForward} /> : <Button {...forward} onClick={press} />}
    </BottomBar>
  )
}

interface FirstProps extends StepFirst {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onward: RefObject<HTMLButtonElement | null>
}

function First({ label, run, button, onward }: FirstProps) {
  // When the focused button disappears, move the focus on, not to the start of the page.
  useLayoutEffect(() => {
    const [here, next] = [button.current, onward.current]
    return () => {
      if (here === document.activeElement) next?.focus()
    }
  }, [button, onward])
  return (
    <Button ref={button} variant="primary" onClick={run}>
      {label}
    </Button>
  )
}
