import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Alert, Button, classNames } from '@portal/ui'
import type { PhotoOnPlaque } from '../preview/plaque-picture/photo-on-plaque'
import styles from './Editor.module.css'
import { PreviewPane } from './PreviewPane'
import { STEP_TITLES } from './editor-step'
import type { EditorStep, StepProps } from './editor-step'

interface Props extends StepProps {
  readonly step: EditorStep
  /** Why this step cannot continue. */
  readonly alert?: string | null
  /** Place of the preview on a phone: small and sticky above the fields, or after them. */
  readonly preview?: 'isAbove' | 'isBelow'
  /** The photo, when this step moves it on the plaque. */
  readonly movable?: PhotoOnPlaque | null
  /** Whether another action of the step comes before Next, so that Next is no primary button yet. */
  readonly isNextLater?: boolean
  /** The field to begin with; by default the focus goes to the heading. */
  readonly firstField?: string | undefined
  readonly onNext: () => void
  readonly children: ReactNode
}

/** A step: heading, fields beside the preview, Previous and Next [CAT-24]. In the dialog the list of steps shows the heading. */
export function StepFrame({
  step,
  alert,
  preview,
  isNextLater = false,
  firstField,
  onNext,
  children,
  ...props
}: Props) {
  const { heading: title, headingLevel = 3, back, next, saving, failure } = props
  const Heading = `h${headingLevel}` as const
  const heading = useRef<HTMLHeadingElement>(null)
  const begin = useEffectEvent(() => {
    const first = firstField === undefined ? null : document.getElementById(firstField)
    const target = takeAskedField() ?? first ?? heading.current
    target?.focus()
  })
  useEffect(() => begin(), [])
  return (
    <section className={styles.step} data-wide aria-labelledby={`plaque-step-${step}`}>
      <Heading
        ref={heading}
        id={`plaque-step-${step}`}
        tabIndex={-1}
        className={headingLevel === 3 ? styles.hidden : styles.title}
      >
        {title ?? STEP_TITLES[step]}
      </Heading>
      <StepBody isForm={step !== 'approval'} onNext={onNext}>
        <div className={classNames(styles.columns, preview && styles[preview])}>
          <div className={styles.fields}>{children}</div>
          <PreviewPane {...props} step={step} />
        </div>
        <div className={classNames(styles.foot, headingLevel === 2 && styles.onPage)}>
          {alert && <Alert kind="error">{alert}</Alert>}
          {failure && <Alert kind="error">{failure}</Alert>}
          <div className={styles.buttons}>
            {back && <Button onClick={() => !saving && back.onClick()}>{back.label}</Button>}
            <NextButton isForm={step !== 'approval'} {...{ next, saving, onNext, isNextLater }} />
          </div>
        </div>
      </StepBody>
    </section>
  )
}

interface BodyProps {
  /** Enter in a field submits [ENG-11]; an approval needs the button. */
  readonly isForm: boolean
  readonly onNext: () => void
  readonly children: ReactNode
}

function StepBody({ isForm, onNext, children }: BodyProps) {
  if (!isForm) return <div className={styles.step}>{children}</div>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble to forms around the dialog.
    event.stopPropagation()
    onNext()
  }
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      {children}
    </form>
  )
}

type NextProps = Pick<StepProps, 'next' | 'saving'> & Omit<BodyProps, 'children'> & { readonly isNextLater: boolean }

const NextButton = ({ isForm, next, saving, onNext, isNextLater }: NextProps) => (
  <Button
    type={isForm ? 'submit' : 'button'}
    variant={isNextLater ? 'secondary' : 'primary'}
    busy={Boolean(saving)}
    busyLabel={saving ?? undefined}
    onClick={isForm ? undefined : onNext}
  >
    {next.label}
  </Button>
)

/** The field to focus when its step opens; null for the step's heading. */
let pendingField: string | null = null

/** Focuses a field. When its step is not shown, `open` shows it, and the step then focuses the field. */
export function askForField(fieldId: string, open: () => void): void {
  const field = document.getElementById(fieldId)
  if (field) return field.focus()
  pendingField = fieldId
  open()
}

/** The field that was asked for, once. */
function takeAskedField(): HTMLElement | null {
  const field = pendingField === null ? null : document.getElementById(pendingField)
  pendingField = null
  return field
}

/** The one-column layout of `Editor.module.css`. */
const NARROW = '(max-width: 43.6875em)'

/** Whether the plaque is below the controls, as on a phone, and not beside them. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(NARROW).matches)
}

function watch(onChange: () => void): () => void {
  const list = matchMedia(NARROW)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
