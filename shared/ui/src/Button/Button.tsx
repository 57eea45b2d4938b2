import { useId } from 'react'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names'
import { SpinnerRing } from '../Spinner/Spinner'
import { buttonClass } from './button-class'
import type { ButtonSize, ButtonVariant } from './button-class'
import styles from './Button.module.css'
import { WithReason } from './WithReason'

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** Work is going on: shows a spinner, ignores clicks, keeps the focus. */
  busy?: boolean
  /** Words while busy, for example 'Saving'; the label stays when left out. */
  busyLabel?: string | undefined
  /** Why the button cannot be used now. It stays reachable and says so; there is no plain `disabled`. */
  disabledReason?: string | undefined
}

/** A button that is never silently dead: busy shows progress, disabled says why. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size, icon, busy, busyLabel, disabledReason, className, children, ...rest } = props
  const reasonId = useId()
  const blocked = busy === true || disabledReason !== undefined
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault()
    else rest.onClick?.(event)
  }
  const button = (
    <button
      type="button"
      {...rest}
      onClick={click}
      className={classNames(buttonClass(variant, size), disabledReason !== undefined && styles.unavailable, className)}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
    >
      {busy ? <SpinnerRing /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
  if (disabledReason === undefined) return button
  return (
    <WithReason id={reasonId} reason={disabledReason}>
      {button}
    </WithReason>
  )
}
