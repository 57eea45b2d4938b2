import { Button } from '@portal/ui'
import type { ReactNode } from 'react'
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
  return (
    <div className={styles.bar} data-html2canvas-ignore data-print="hide">
      {props.note && <div className={styles.note}>{props.note}</div>}
      <Button variant="quiet" onClick={props.onCancel}>
        Cancel
      </Button>
      {props.extra && <div className={styles.extra}>{props.extra}</div>}
      <div className={styles.onward}>
        <Button onClick={props.onPrevious}>Previous</Button>
        <Button variant="primary" busy={props.busy} disabledReason={props.disabledReason} onClick={props.onForward}>
          {props.label}
        </Button>
      </div>
    </div>
  )
}
