import type { ComponentPropsWithRef } from 'react'
import styles from './VisuallyHidden.module.css'

/** Words for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={styles.hidden} />
}
