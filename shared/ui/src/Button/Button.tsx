import { useId } from 'react'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names'
import { SpinnerRing } from '../Spinner/Spinner'
import { buttonClass } from './button-class'
import type { ButtonSize, ButtonVariant } from './button-class'
import styles from './Button.module.css'
import { WithReason } from './WithReason'
import { inElement } from '../in-element'

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** Work in progress: shows a spinner, ignores clicks, keeps the focus. */
  busy?: boolean
  /** Label while busy, for example 'Saving'; the normal label by default. */
  busyLabel?: string | undefined
  /** Why the button is disabled. It stays focusable and says so; there is no plain `disabled`. */
  disabledReason?: string | undefined
}

/** A button that always explains itself: busy shows progress, disabled says why. */
export function Button(props: ButtonProps) {
  const { busy, disabledReason } = props
  const reasonId = useId()
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy === true || disabledReason !== undefined) event.preventDefault()
    else props.onClick?.(event)
  }
  const button = <ButtonFace {...props} onClick={click} reasonId={reasonId} />
  if (disabledReason === undefined) return button
  return (
    <WithReason id={reasonId} reason={disabledReason}>
      {button}
    </WithReason>
  )
}

interface ButtonFaceProps extends ButtonProps {
  /** Id of the element with the reason. */
  reasonId: string
  /** Disabled for a moment only. */
  isWaiting?: boolean
}

/** The button element with its look and state. */
export function ButtonFace(props: ButtonFaceProps) {
  const { variant, size, icon, busy, busyLabel, disabledReason, className, children, reasonId, isWaiting, ...rest } =
    props
  const isUnavailable = disabledReason !== undefined
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(variant, size), isUnavailable && styles.unavailable, className)}
      aria-disabled={busy || isUnavailable || isWaiting || undefined}
      aria-busy={busy || undefined}
      aria-describedby={isUnavailable ? reasonId : rest['aria-describedby']}
    >
      {busy ? <SpinnerRing /> : icon}
      {inElement(busy ? (busyLabel ?? children) : children)}
    </button>
  )
}
