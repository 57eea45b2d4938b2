import { useState } from 'react'
import { Checkbox } from '@portal/ui'
import { CONSENT_LABEL } from '../artwork/text-labels'
import styles from './Editor.module.css'
import { NOT_TICKED } from './editor-errors'
import { Review } from './Review'
import { StepFrame } from './StepFrame'
import type { StepProps } from './step-props'

/** The whole plaque letter by letter, and the tick that it is right [ENG-48, ENG-49]. */
export function Approval(props: StepProps) {
  const { layout, next } = props
  const [isTicked, setTicked] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const canBeMade = layout.layout?.refusals.length === 0
  const go = () => {
    setAsked(!isTicked)
    if (isTicked && canBeMade) next.onClick()
  }
  return (
    <StepFrame {...props} step="approval" alert={wasAsked && !isTicked ? NOT_TICKED : null} onNext={go}>
      <Review {...props} />
      <div className={styles.tick}>
        <Checkbox label={CONSENT_LABEL} checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />
      </div>
    </StepFrame>
  )
}
