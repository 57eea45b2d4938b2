import { useNavigate } from '@portal/router'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { Button, Card, StepBreadcrumb } from '@portal/ui'
import { ArtworkFigure } from '../artwork/ArtworkFigure'
import type { Design } from '../editor/design'
import { NOT_DRAWN } from '../editor/editor-errors'
import { approvalSteps } from '../editor/step-list'
import type { EditorStep } from '../editor/step-list'
import { STEPS } from '../editor/steps'
import { useArtwork } from '../editor/use-artwork'
import { useLayout } from '../editor/use-layout'
import type { LineScreen } from '../line/LineFrame'
import { screenPath } from '../line/line-address'
import styles from './EditStep.module.css'
import { SCREEN_NAMES, SCREEN_OF, SECTION_OF, stepAfter, stepBefore } from './edit-screens'
import { SavedMeanwhile } from './SavedMeanwhile'
import type { useEdited } from './use-edited'
import { useFinish } from './use-finish'

interface Props extends LineScreen {
  readonly step: EditorStep
  readonly entry: PlaqueConfigEntry
  readonly design: Design
  readonly edited: ReturnType<typeof useEdited>
}

/** A step of the editor with its neighbours' addresses; the last saves and approves [ENG-12, ENG-13, ENG-48]. */
export function EditStep({ step, entry, design, edited, address, engraving, productId }: Props) {
  const navigate = useNavigate()
  const goTo = (to: EditorStep) => void navigate(screenPath(SCREEN_OF[to], address))
  const layout = useLayout(entry, design)
  const { draw, hasFailed } = useArtwork(layout.layout, design)
  const onDone = () => {
    void navigate(screenPath('thank-you', address))
    edited.end()
  }
  const { finish, saving, failure, isOutdated } = useFinish({ ...edited, engraving, productId, onDone })
  const [before, after] = [stepBefore(entry, step), stepAfter(entry, step)]
  const approve = async () => {
    const artwork = await draw()
    if (artwork) await finish(design, artwork)
  }
  const toArtwork = {
    label: 'Back to the artwork',
    onClick: () => void navigate(screenPath('check-existing', address)),
  }
  const isFirst = approvalSteps(entry)[0] === step
  const Step = STEPS[step]
  return (
    <>
      <Steps {...{ step, entry, address }} onGo={(href) => void navigate(href)} />
      <Card>
        {isOutdated && (
          <SavedMeanwhile
            engraving={engraving}
            onKeepMine={edited.keepMine}
            onTakeTheirs={() => void edited.start(engraving)}
          />
        )}
        <Step
          key={step}
          entry={entry}
          petName={engraving.petName}
          heading={SECTION_OF[step]}
          headingLevel={2}
          design={design}
          layout={layout}
          merge={edited.merge}
          back={before ? { label: 'Previous', onClick: () => goTo(before) } : isFirst ? toArtwork : null}
          next={{
            label: after ? 'Next' : 'Approve this artwork',
            onClick: () => (after ? goTo(after) : void approve()),
          }}
          onGoTo={goTo}
          saving={saving}
          failure={hasFailed ? NOT_DRAWN : failure}
        />
      </Card>
      <AsTheClinicMadeIt engraving={engraving} onStartAgain={edited.start} />
    </>
  )
}

type StepsProps = Pick<Props, 'step' | 'entry' | 'address'> & { readonly onGo: (href: string) => void }

/** The way back to every step before, the texts among them [OPEN-66]. */
function Steps({ step, entry, address, onGo }: StepsProps) {
  const all = approvalSteps(entry)
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

interface ReceivedProps extends Pick<LineScreen, 'engraving'> {
  readonly onStartAgain: Props['edited']['start']
}

/** What was received stays beside one's own changes, and can be gone back to. */
function AsTheClinicMadeIt({ engraving, onStartAgain }: ReceivedProps) {
  const received = engraving.received ?? engraving.current
  if (!received) return null
  return (
    <details className={styles.received}>
      <summary>As the clinic made it</summary>
      <ArtworkFigure engraving={engraving} version={received} />
      <Button onClick={() => void onStartAgain({ ...engraving, current: received })}>
        Start again from the clinic&rsquo;s
      </Button>
    </details>
  )
}
