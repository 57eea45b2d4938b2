import { useState } from 'react'
import { Button, ConfirmDialog } from '@portal/ui'
import { Review } from '../edit/Review'
import { StepFrame } from '../edit/StepFrame'
import type { StepProps } from '../edit/step-props'
import styles from './EditStep.module.css'

interface Props {
  readonly step: Omit<StepProps, 'next'>
  /** The owner who decides on staff changes; null when the owner is the visitor. */
  readonly owner: string | null
  /** Whether the booking is submitted: before that, no owner is asked. */
  readonly isSubmitted: boolean
  /** Whether a save ends an existing approval. */
  readonly isApproved: boolean
  readonly onLook: () => void
  readonly onAsk: () => void
}

/** Saves changes before the owner or staff approve, since the saved artwork is what gets approved. */
export function SaveStep({ step, owner, isSubmitted, isApproved, onLook, onAsk }: Props) {
  const [pendingSave, setAsked] = useState<(() => void) | null>(null)
  const canBeMade = step.layout.layout?.refusals.length === 0
  const go = (act: () => void) => () => {
    if (!canBeMade || step.saving) return
    if (isApproved) setAsked(() => act)
    else act()
  }
  const next =
    owner === null
      ? { label: 'Save and look at it', onClick: go(onLook) }
      : { label: isSubmitted ? `Save and ask ${owner}` : 'Save the artwork', onClick: go(onAsk) }
  return (
    <StepFrame {...step} step="approval" next={next} onNext={next.onClick}>
      <Review {...step} next={next} />
      <ConfirmDialog
        title="This ends the approval"
        isOpen={pendingSave !== null}
        danger
        confirmLabel="Save and end the approval"
        cancelLabel="Keep it"
        onConfirm={() => {
          setAsked(null)
          pendingSave?.()
        }}
        onCancel={() => setAsked(null)}
      >
        <p>The artwork is approved. If you save this one, the approval ends and we tell the owner.</p>
      </ConfirmDialog>
      {owner !== null && !isSubmitted && <p>{`We’ll ask ${owner} once the booking is submitted.`}</p>}
      {owner === null ? (
        <p>Once it is saved, you will see the artwork as it will be engraved. Nothing is approved until then.</p>
      ) : (
        <div className={styles.forOwner}>
          <p>{`${owner === 'the owner' ? 'The owner' : owner} decides. If you have their word already:`}</p>
          <Button onClick={go(onLook)}>{`Approve for ${owner}`}</Button>
        </div>
      )}
    </StepFrame>
  )
}
