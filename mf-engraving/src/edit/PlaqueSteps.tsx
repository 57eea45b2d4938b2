import { useEffect, useRef, useState } from 'react'
import type { PlaqueStepsProps } from '@portal/slots/mf-engraving'
import { Skeleton, StepBreadcrumb } from '@portal/ui'
import { useAskForStage } from '../preview/plaque-picture/stage-code'
import { freshDesign, newPhoto, storedDesign } from './design'
import type { Design } from './design'
import { storedPhoto, useDesignStore } from './design-store'
import styles from './Editor.module.css'
import { askForField } from './StepFrame'
import { STEP_TITLES, editorSteps } from './editor-step'
import type { EditorStep, StepProps } from './editor-step'
import { STEPS } from './steps'
import { useLayout } from './use-layout'

/** The steps in the product's dialog after Description [CAT-23..26, OPEN-65, OPEN-66]. */
export function PlaqueSteps(props: PlaqueStepsProps) {
  useAskForStage()
  const { design, merge } = useDesign(props)
  return design ? <OpenSteps {...props} design={design} merge={merge} /> : <Skeleton height="20rem" />
}

type DesignInput = Pick<PlaqueStepsProps, 'entry' | 'petName' | 'engraving' | 'words'>

/** The design of the dialog: new, or as saved; discarded when it closes. */
function useDesign({ entry, petName, engraving, words = '' }: DesignInput) {
  const store = useDesignStore()
  const opened = useRef({ entry, petName, engraving, words, store })
  useEffect(() => {
    const { current } = opened
    let isGone = false
    const begin = async () => {
      const cropped = await storedPhoto(current.engraving?.current?.files.imageOptionsUrl ?? null)
      if (isGone) return
      const { store: into } = current
      if (current.engraving?.current) into.begin(storedDesign(current.entry, current.engraving, cropped))
      else into.begin(freshDesign(current.entry, current.petName, current.words))
    }
    void begin()
    return () => {
      isGone = true
      current.store.clear()
    }
  }, [])
  return store
}

type OpenProps = PlaqueStepsProps & { readonly design: Design; readonly merge: StepProps['merge'] }

function OpenSteps({ design, merge, onBack, onTouched, onFinish, finish, failure, saving, ...props }: OpenProps) {
  const { entry } = props
  const steps = editorSteps(entry)
  const [at, setAt] = useState(0)
  const step = steps[at] ?? 'text'
  const layout = useLayout(entry, design, step)
  const before = steps[at - 1]
  const isLast = at === steps.length - 1
  const goTo = (target: EditorStep) => setAt(steps.indexOf(target))
  const Step = STEPS[step]
  return (
    <div className={styles.step}>
      <DialogSteps steps={steps} at={at} onDescription={() => !saving && onBack()} onGo={(to) => !saving && goTo(to)} />
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
            : { label: `Back to ${DESCRIPTION}`, onClick: onBack }
        }
        next={{
          label: isLast ? (finish ?? 'Finish and add to cart') : 'Next',
          onClick: () => (isLast ? onFinish(design.draft, newPhoto(design)) : setAt(at + 1)),
        }}
        onGoTo={(target, fieldId) => askForField(fieldId, () => goTo(target))}
        saving={saving}
        failure={failure}
      />
    </div>
  )
}

/** The dialog's first step, which the catalogue shows [CAT-23]. */
const DESCRIPTION = 'Description'

interface DialogStepsProps {
  readonly steps: readonly EditorStep[]
  readonly at: number
  readonly onDescription: () => void
  readonly onGo: (step: EditorStep) => void
}

/** The list of steps; earlier ones can be pressed [OPEN-66]. */
function DialogSteps({ steps, at, onDescription, onGo }: DialogStepsProps) {
  const own = steps.map((step, index) => ({
    name: STEP_TITLES[step],
    href: step,
    status: index === at ? ('current' as const) : index < at ? ('done' as const) : ('later' as const),
  }))
  const go = (href: string) => {
    const step = steps.find((one) => one === href)
    if (step) onGo(step)
    else onDescription()
  }
  return (
    <StepBreadcrumb
      label="Steps of the plaque"
      isInDialog
      steps={[{ name: DESCRIPTION, href: DESCRIPTION, status: 'done' }, ...own]}
      onGo={go}
    />
  )
}
