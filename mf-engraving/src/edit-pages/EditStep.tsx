import { useState } from 'react'
import { useNavigate } from '@portal/router'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { Card, StepBreadcrumb, Alert, Button } from '@portal/ui'
import type { Engraving } from '@portal/domain'
import type { Design } from '../edit/design'
import { askForField } from '../edit/StepFrame'
import { editorSteps } from '../edit/editor-step'
import type { EditorStep, StepProps } from '../edit/editor-step'
import { STEPS } from '../edit/steps'
import { useLayout } from '../edit/use-layout'
import type { LineScreen } from '../line/LineFrame'
import { screenPath } from '../line/line-address'
import { ArtworkFigure } from '../artwork/ArtworkFigure'
import type { Clinic } from '../contact/clinic'
import styles from './EditStep.module.css'
import { SCREEN_NAMES, SCREEN_OF, SECTION_OF, stepAfter, stepBefore } from './edit-screens'
import { FinalApproval } from './FinalApproval'
import type { useEditedDesign } from './use-edited-design'

interface Props extends LineScreen {
  readonly step: EditorStep
  readonly entry: PlaqueConfigEntry
  readonly design: Design
  readonly edited: ReturnType<typeof useEditedDesign>
}

/**
 * A step of the editor with links to its neighbours. The last one saves, shows the saved artwork and asks for approval
 * [ENG-12, ENG-13].
 */
export function EditStep({ step, entry, design, edited, ...screen }: Props) {
  const { address, engraving, clinic } = screen
  const navigate = useNavigate()
  const goTo = (to: EditorStep) => void navigate(screenPath(SCREEN_OF[to], address))
  const layout = useLayout(entry, design, step)
  const [before, after] = [stepBefore(entry, step), stepAfter(entry, step)]
  const toArtwork = {
    label: 'Back',
    onClick: () => void navigate(screenPath('check-existing', address)),
  }
  const isFirst = editorSteps(entry)[0] === step
  const props: Omit<StepProps, 'next'> = {
    entry,
    petName: engraving.petName,
    clinic,
    timeZone: engraving.timeZone,
    heading: SECTION_OF[step],
    headingLevel: 2,
    design,
    layout,
    merge: edited.merge,
    back: before ? { label: 'Previous', onClick: () => goTo(before) } : isFirst ? toArtwork : null,
    onGoTo: (to, fieldId) => askForField(fieldId, () => goTo(to)),
  }
  const Step = STEPS[step]
  return (
    <>
      <Steps {...{ step, entry, address }} onGo={(href) => void navigate(href)} />
      <Card>
        {edited.isSuperseded && (
          <SaveConflict
            engraving={engraving}
            clinic={clinic}
            onKeepMine={edited.keepMine}
            onTakeTheirs={() => void edited.start(engraving)}
          />
        )}
        {after ? (
          <Step {...props} key={step} next={{ label: 'Next', onClick: () => goTo(after) }} />
        ) : (
          <FinalApproval screen={screen} step={props} edited={edited} />
        )}
      </Card>
      <ClinicVersion engraving={engraving} clinic={clinic} onStartAgain={(from) => void edited.start(from)} />
    </>
  )
}

type StepsProps = Pick<Props, 'step' | 'entry' | 'address'> & { readonly onGo: (href: string) => void }

/** Links to all earlier steps [OPEN-66]. */
function Steps({ step, entry, address, onGo }: StepsProps) {
  const all = editorSteps(entry)
  const steps = all.map((each, index) => ({
    name: SCREEN_NAMES[each],
    href: screenPath(SCREEN_OF[each], address),
    status: each === step ? ('current' as const) : index < all.indexOf(step) ? ('done' as const) : ('later' as const),
  }))
  return (
    <div className={styles.steps}>
      <StepBreadcrumb steps={steps} onGo={onGo} label="Steps of the engraving" />
    </div>
  )
}

interface ConflictProps {
  /** The engraving as somebody else saved it. */
  readonly engraving: Engraving
  readonly clinic: Clinic
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Version conflict: the user who saves second sees both versions and chooses one. */
function SaveConflict({ engraving, clinic, onKeepMine, onTakeTheirs }: ConflictProps) {
  return (
    <Alert kind="warning" title="Somebody has changed this artwork since you began">
      <p>Your changes are still here, and nothing is approved yet. This is how it was saved meanwhile:</p>
      {engraving.current && <ArtworkFigure engraving={engraving} version={engraving.current} clinic={clinic} />}
      <Button onClick={onKeepMine}>Keep my changes</Button> <Button onClick={onTakeTheirs}>Go on with this one</Button>
    </Alert>
  )
}

interface ClinicVersionProps {
  readonly engraving: Engraving
  readonly clinic: Clinic
  readonly onStartAgain: (from: Engraving) => void
}

/** The clinic's version beside the owner's changes, with a button to return to it. Its picture loads on opening. */
function ClinicVersion({ engraving, clinic, onStartAgain }: ClinicVersionProps) {
  const [isOpen, setOpen] = useState(false)
  const received = engraving.received ?? engraving.current
  if (!received) return null
  return (
    <details className={styles.received} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>As the clinic made it</summary>
      {isOpen && (
        <>
          <ArtworkFigure engraving={engraving} version={received} clinic={clinic} />
          <Button onClick={() => onStartAgain({ ...engraving, current: received })}>
            Start again from the clinic&rsquo;s artwork
          </Button>
        </>
      )}
    </details>
  )
}
