import type { MouseEvent } from 'react'
import { isPlainClick } from '../plain-click'
import { classNames } from '../class-names'
import { Icon } from '../Icon/Icon'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './StepBreadcrumb.module.css'

export type StepStatus = 'done' | 'current' | 'later'

export interface BreadcrumbStep {
  name: string
  /** Address of the step; in a dialog only its key. */
  href: string
  status: StepStatus
}

export interface StepBreadcrumbProps {
  steps: readonly BreadcrumbStep[]
  onGo: (href: string) => void
  label?: string
  /** Done steps are buttons, since they have no address. */
  isInDialog?: boolean
}

/** The steps of a flow: done ones are links, later ones are closed [WIZ-20, OPEN-39]. */
export function StepBreadcrumb({ steps, onGo, label = 'Steps', isInDialog = false }: StepBreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li
            key={step.href}
            aria-current={step.status === 'current' ? 'step' : undefined}
            className={classNames(styles.step, styles[step.status])}
          >
            <StepName step={step} number={index + 1} onGo={onGo} isButton={isInDialog} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StepNameProps {
  step: BreadcrumbStep
  number: number
  onGo: (href: string) => void
  isButton: boolean
}

function StepName({ step, number, onGo, isButton }: StepNameProps) {
  const content = (
    <>
      <span aria-hidden className={styles.mark}>
        {step.status === 'done' ? <Icon name="check" size={14} /> : number}
      </span>
      <span className={styles.text}>{step.name}</span>
    </>
  )
  if (step.status !== 'done') return <span className={styles.name}>{content}</span>
  const done = (
    <>
      {content}
      <VisuallyHidden> (done)</VisuallyHidden>
    </>
  )
  if (isButton) {
    return (
      <button type="button" className={styles.name} onClick={() => onGo(step.href)}>
        {done}
      </button>
    )
  }
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onGo(step.href)
  }
  return (
    <a href={step.href} className={styles.name} onClick={go}>
      {done}
    </a>
  )
}
