import { useState, useEffect, useRef } from 'react'
import { useNavigate } from '@portal/router'
import { paths, usePortalHost } from '@portal/federation'
import type { Engraving } from '@portal/domain'
import { Button, ConfirmDialog, Alert } from '@portal/ui'
import type { SavedVersion } from '@portal/domain/plaque'
import type { StepProps, StepButton } from '../edit/editor-step'
import type { LineScreen } from '../line/LineFrame'
import { Review } from '../edit/Approval'
import { StepFrame } from '../edit/StepFrame'
import { ApproveStored } from '../approve/ApproveStored'
import { screenPath } from '../line/line-address'
import { requestNotice, useSave } from './use-save'
import type { useEditedDesign } from './use-edited-design'
import styles from './EditStep.module.css'
import { SECTION_OF } from './edit-screens'

interface Props {
  readonly screen: LineScreen
  readonly step: Omit<StepProps, 'next'>
  readonly edited: ReturnType<typeof useEditedDesign>
}

/**
 * The last step. Changes are saved first, then the saved artwork is shown for approval; without changes it is shown at
 * once [ENG-48, ENG-50]. After staff changes, the owner is asked.
 */
export function FinalApproval({ screen, step, edited }: Props) {
  const { engraving, productId, address } = screen
  const { save, ask, saving, isAsking, failure } = useSave({ ...edited, engraving, productId })
  const [wasSaved, setWasSaved] = useState(false)
  const leave = useAsked(edited.end)
  const isStaff = address.staff === '1'
  const saveAndLook = async () => {
    if (await save(step.design, false)) setWasSaved(true)
  }
  const leaveWith = async (asking: Promise<Engraving | undefined>) => {
    const engravingAsked = await asking
    if (engravingAsked) leave(engravingAsked)
  }
  const { current } = engraving
  if (edited.isStored && current && !saving) {
    return (
      <StoredStep
        screen={screen}
        current={current}
        back={step.back}
        takesFocus={wasSaved}
        onAsk={isStaff ? () => void leaveWith(ask()) : null}
        isAsking={isAsking}
        failure={failure}
        onEnd={edited.end}
      />
    )
  }
  return (
    <SaveStep
      step={{ ...step, saving, failure: edited.isSuperseded ? null : failure }}
      isSubmitted={engraving.isSubmitted}
      isApproved={engraving.state === 'approved'}
      owner={isStaff ? screen.clinic.ownerFirstName || 'the owner' : null}
      onLook={() => void saveAndLook()}
      onAsk={() => void leaveWith(save(step.design, true))}
    />
  )
}

/** Returns to the booking, with a notice that says how the owner is asked. */
function useAsked(end: () => void) {
  const navigate = useNavigate()
  const { notify } = usePortalHost()
  return (saved: Engraving) => {
    notify(requestNotice(saved))
    void navigate(paths.booking(saved.bookingId))
    end()
  }
}

interface SaveStepProps {
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
function SaveStep({ step, owner, isSubmitted, isApproved, onLook, onAsk }: SaveStepProps) {
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

interface StoredStepProps {
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
function StoredStep({ screen, current, back, takesFocus, onEnd, ...ask }: StoredStepProps) {
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
