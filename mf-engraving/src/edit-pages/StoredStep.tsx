import { useEffect, useRef } from 'react'
import { useNavigate } from '@portal/router'
import type { SavedVersion } from '@portal/domain/plaque'
import { Alert, Button } from '@portal/ui'
import { ApproveStored } from '../approve/ApproveStored'
import type { StepButton } from '../edit/step-props'
import type { LineScreen } from '../line/LineFrame'
import { screenPath } from '../line/line-address'
import styles from './EditStep.module.css'
import { SECTION_OF } from './edit-screens'

interface Props {
  readonly screen: LineScreen
  /** The saved version. */
  readonly current: SavedVersion
  readonly back: StepButton | null
  /** Whether this step replaced the step that saved the artwork. */
  readonly takesFocus: boolean
  /** For staff: asks the owner instead; null for owners. */
  readonly onAsk: (() => void) | null
  readonly isAsking: boolean
  readonly failure: string | null
  /** Called after approval: the design is not needed any more. */
  readonly onEnd: () => void
}

/** The saved artwork, to approve [ENG-48..50, OPEN-67]. */
export function StoredStep({ screen, current, back, takesFocus, onEnd, ...ask }: Props) {
  const { engraving, productId, clinic, address } = screen
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const owner = clinic.ownerFirstName || 'the owner'
  const done = () => {
    void navigate(screenPath('thank-you', address))
    onEnd()
  }
  return (
    <section className={styles.stored} aria-labelledby="stored-artwork">
      <h2 ref={heading} id="stored-artwork" tabIndex={-1}>
        {SECTION_OF.approval}
      </h2>
      <p>This is the artwork as it is saved. Nothing is approved yet.</p>
      <ApproveStored
        {...{ engraving, current, productId, clinic }}
        visitor={ask.onAsk ? 'staff' : 'client'}
        label={ask.onAsk ? `Approve for ${owner}` : 'Approve this artwork'}
        onApproved={done}
      />
      {ask.failure && <Alert kind="error">{ask.failure}</Alert>}
      <div className={styles.buttons}>
        {back && <Button onClick={back.onClick}>{back.label}</Button>}
        {ask.onAsk && (
          <Button busy={ask.isAsking} busyLabel={`Asking ${owner}`} onClick={ask.onAsk}>
            {engraving.isSubmitted ? `Ask ${owner} instead` : 'Approve later'}
          </Button>
        )}
      </div>
    </section>
  )
}
