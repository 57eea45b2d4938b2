import { Button } from '@portal/ui'
import type { MouseEvent, ReactNode } from 'react'
import styles from './Wizard.module.css'

export interface WizardBarProps {
  label: string
  busy: boolean
  disabledReason: string | undefined
  note: ReactNode
  extra: ReactNode
  onCancel: () => void
  onPrevious: () => void
  onForward: () => void
}

/** Cancel, Previous and the forward button, always in sight. */
export function WizardBar(props: WizardBarProps) {
  // The second click of a double click would meet what the button has become meanwhile: Submit booking after Next.
  const press = ({ detail }: MouseEvent) => detail > 1 || props.onForward()
  return (
    <div className={styles.bar} data-wizard-bar data-html2canvas-ignore data-print="hide">
      {props.note && <div className={styles.note}>{props.note}</div>}
      <Button variant="quiet" onClick={props.onCancel}>
        Cancel
      </Button>
      {props.extra && <div className={styles.extra}>{props.extra}</div>}
      <div className={styles.onward}>
        <Button onClick={props.onPrevious}>Previous</Button>
        <Button variant="primary" busy={props.busy} disabledReason={props.disabledReason} onClick={press}>
          {props.label}
        </Button>
      </div>
    </div>
  )
}
