import { useNavigate } from '@portal/router'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { Card, StepBreadcrumb } from '@portal/ui'
import type { Design } from '../edit/design'
import { askForField } from '../edit/field-focus'
import { editorSteps } from '../edit/step-list'
import type { EditorStep } from '../edit/step-list'
import type { StepProps } from '../edit/step-props'
import { STEPS } from '../edit/steps'
import { useLayout } from '../edit/use-layout'
import type { LineScreen } from '../line/LineFrame'
import { screenPath } from '../line/line-address'
import { ClinicVersion } from './ClinicVersion'
import styles from './EditStep.module.css'
import { SCREEN_NAMES, SCREEN_OF, SECTION_OF, stepAfter, stepBefore } from './edit-screens'
import { FinalApproval } from './FinalApproval'
import { SaveConflict } from './SaveConflict'
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
