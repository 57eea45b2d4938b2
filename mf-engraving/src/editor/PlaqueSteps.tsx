import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { PlaqueStepsProps } from '@portal/slots/mf-engraving'
import { Skeleton } from '@portal/ui'
import { useAskForStage } from '../preview/plaque-picture/stage-code'
import { newPhoto } from './design'
import type { Design } from './design'
import { STEP_TITLES, modalSteps } from './step-list'
import type { EditorStep } from './step-list'
import type { StepProps } from './step-props'
import { STEPS } from './steps'
import { useDesign } from './use-design'
import { useLayout } from './use-layout'

/** The steps in the product's dialog after Description [CAT-23..26, OPEN-65, OPEN-66]. */
export function PlaqueSteps(props: PlaqueStepsProps) {
  useAskForStage()
  const { design, merge } = useDesign(props)
  return design ? <OpenSteps {...props} design={design} merge={merge} /> : <Skeleton height="20rem" />
}

type OpenProps = PlaqueStepsProps & { readonly design: Design; readonly merge: StepProps['merge'] }

function OpenSteps({ design, merge, onBack, onTouched, onFinish, finish, failure, saving, ...props }: OpenProps) {
  const { entry } = props
  const steps = modalSteps(entry)
  const [at, setAt] = useState(0)
  const layout = useLayout(entry, design)
  const step = steps[at] ?? 'text'
  const before = steps[at - 1]
  const isLast = at === steps.length - 1
  const goTo = goingTo((target) => setAt(steps.indexOf(target)))
  const Step = STEPS[step]
  return (
    <Step
      {...props}
      key={step}
      design={design}
      layout={layout}
      merge={(change) => {
        onTouched()
        merge(change)
      }}
      back={
        before
          ? { label: `Back to ${STEP_TITLES[before]}`, onClick: () => setAt(at - 1) }
          : { label: 'Back to Description', onClick: onBack }
      }
      next={{
        label: isLast ? (finish ?? 'Finish and add to cart') : 'Next',
        onClick: () => (isLast ? onFinish(design.draft, newPhoto(design)) : setAt(at + 1)),
      }}
      onGoTo={goTo}
      saving={saving}
      failure={failure}
    />
  )
}

/** Goes to a field of another step and focuses it. */
export const goingTo =
  (go: (step: EditorStep) => void): StepProps['onGoTo'] =>
  (step, fieldId) => {
    flushSync(() => go(step))
    document.getElementById(fieldId)?.focus()
  }
