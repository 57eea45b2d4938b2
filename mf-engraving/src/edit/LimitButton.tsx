import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, classNames } from '@portal/ui'
import styles from './LimitButton.module.css'

interface Props extends Pick<ComponentProps<'button'>, 'aria-label'> {
  readonly variant?: 'secondary' | 'quiet'
  /** Why a press does nothing more; null while the button works. */
  readonly limit: string | null
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A small button that is pressed repeatedly. It stays the same element at its limit, so that the focus stays too. */
export const LimitButton = ({ variant = 'secondary', limit, onClick, children, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    title={limit ?? undefined}
    aria-disabled={limit === null ? undefined : true}
    className={classNames(buttonClass(variant, 'small'), limit !== null && styles.limit)}
    onClick={limit === null ? onClick : undefined}
  >
    {children}
  </button>
)
