import { Button } from '@portal/ui'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { BottomBar } from './BottomBar'

export interface WizardBarProps {
  label: string
  busy: boolean
  disabledReason: string | undefined
  note: ReactNode
  extra: ReactNode
  onCancel: () => void
  onPrevious: () => void
  onForward: () => void
  forwardRef: Ref<HTMLButtonElement>
}

/** Cancel, Previous and the forward button, always in sight. */
export function WizardBar({ forwardRef, ...props }: WizardBarProps) {
  // The second click of a double click would meet what the button has become meanwhile: Submit booking after Next.
  const press = ({ detail }: MouseEvent) => detail > 1 || props.onForward()
  const cancel = (
    <Button variant="quiet" onClick={props.onCancel}>
      Cancel
    </Button>
  )
  return (
    <BottomBar note={props.note} aside={cancel} extra={props.extra}>
      <Button onClick={props.onPrevious}>Previous</Button>
      <Button
        ref={forwardRef}
        variant="primary"
        busy={props.busy}
        disabledReason={props.disabledReason}
        onClick={press}
      >
        {props.label}
      </Button>
    </BottomBar>
  )
}
