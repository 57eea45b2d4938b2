import { useId, useRef } from 'react'
import type { MouseEvent } from 'react'
import { ButtonFace } from '../Button/Button'
import type { ButtonProps } from '../Button/Button'
import { WithReason } from '../Button/WithReason'
import { classNames } from '../class-names'
import styles from './FinalButton.module.css'
import { useRested } from './use-rested'

export interface FinalButtonProps extends ButtonProps {
  /**
   * Identifies the object of the action, such as a version or step: a change restarts the rest, like a changed label.
   */
  readyFor?: string | undefined
}

/**
 * A button for actions that can't be undone. It accepts only a press that starts on it after one second without presses
 * or scrolling; an earlier press restarts the second.
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
