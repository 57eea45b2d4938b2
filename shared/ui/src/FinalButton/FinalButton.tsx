import { useId, useRef } from 'react'
import type { MouseEvent } from 'react'
import { ButtonFace } from '../Button/Button'
import type { ButtonProps } from '../Button/Button'
import { WithReason } from '../Button/WithReason'
import { classNames } from '../class-names'
import styles from './FinalButton.module.css'
import { useRested } from './use-rested'

export interface FinalButtonProps extends ButtonProps {
  /** What it is pressed for, as a version or a step: when it changes, as when the label does, the rest begins anew. */
  readyFor?: string | undefined
}

/**
 * The button for what cannot be undone. It takes a press only that began on it after a second in which nothing was
 * pressed or scrolled; until then it is not usable yet, and what comes too early begins the second anew.
 */
export function FinalButton({ readyFor, className, ...props }: FinalButtonProps) {
  const reasonId = useId()
  const box = useRef<HTMLSpanElement>(null)
  const isBlocked = props.busy === true || props.disabledReason !== undefined
  const { isResting, isRefused, take } = useRested(box, `${isBlocked} ${readyFor}`)
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isBlocked && take(event)) props.onClick?.(event)
    else event.preventDefault()
  }
  const look = classNames(styles.final, isResting && !isBlocked && styles.resting, className)
  return (
    <WithReason ref={box} id={reasonId} reason={props.disabledReason} said={isRefused ? TOO_EARLY : ''}>
      <ButtonFace {...props} onClick={click} className={look} reasonId={reasonId} isWaiting={isResting} />
    </WithReason>
  )
}

const TOO_EARLY = 'Take a moment, then press again.'
