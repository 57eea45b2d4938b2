import { useEffect, useEffectEvent, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Alert, Button, classNames } from '@portal/ui'
import { takeAskedField } from './field-focus'
import type { PhotoOnPlaque } from '../preview/plaque-picture/photo-on-plaque'
import styles from './Editor.module.css'
import { PreviewPane } from './PreviewPane'
import { STEP_TITLES } from './step-list'
import type { EditorStep } from './step-list'
import type { StepProps } from './step-props'

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
