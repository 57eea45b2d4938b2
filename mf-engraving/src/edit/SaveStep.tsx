import { Button } from '@portal/ui'
import { Review } from '../editor/Review'
import { StepFrame } from '../editor/StepFrame'
import type { StepProps } from '../editor/step-props'
import styles from './EditStep.module.css'

interface Props {
  readonly step: Omit<StepProps, 'next'>
  /** Who decides where staff have changed it; null for the owner. */
  readonly owner: string | null
  readonly onLook: () => void
  readonly onAsk: () => void
}

/** What was changed is saved before anything is asked: the stored artwork is what is approved. */
export function SaveStep({ step, owner, onLook, onAsk }: Props) {
  const canBeMade = step.layout.layout?.refusals.length === 0
  const go = (act: () => void) => () => {
    if (canBeMade && !step.saving) act()
  }
  const next =
    owner === null
      ? { label: 'Save and look at it', onClick: go(onLook) }
      : { label: `Save and ask ${owner}`, onClick: go(onAsk) }
  return (
    <StepFrame {...step} step="approval" next={next} onNext={next.onClick}>
      <Review {...step} next={next} />
      {owner === null ? (
        <p>Once it is saved you see the artwork as it is engraved. Nothing is approved before that.</p>
      ) : (
        <div className={styles.forOwner}>
          <p>{owner === 'the owner' ? 'The owner' : owner} decides. If you have their word already:</p>
          <Button onClick={go(onLook)}>Approve for {owner}</Button>
        </div>
      )}
    </StepFrame>
  )
}
