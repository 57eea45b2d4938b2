import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import styles from './Chip.module.css'
import { inElement } from '../in-element'

export interface ChipProps {
  children: ReactNode
  /** Accessible name of the button, for example 'Remove filter Status: Submitted'. */
  removeLabel: string
  onRemove: () => void
}

/** An active filter, with a button that removes it. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      {inElement(children)}
      <button type="button" aria-label={removeLabel} className={styles.remove} onClick={onRemove}>
        <Icon name="close" size={14} />
      </button>
    </span>
  )
}
