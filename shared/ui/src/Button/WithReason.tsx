import { useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './Button.module.css'
import { keepInView } from './keep-in-view'

interface Props {
  readonly id: string
  readonly reason: string
  /** The control, described by `id`. */
  readonly children: ReactNode
}

/** Says why a control cannot be used while it is pointed at or focused. */
export function WithReason({ id, reason, children }: Props) {
  const tip = useRef<HTMLSpanElement>(null)
  const place = () => {
    if (tip.current) keepInView(tip.current)
  }
  return (
    <span className={styles.withReason} onMouseEnter={place} onFocus={place}>
      {children}
      <span ref={tip} id={id} role="tooltip" className={styles.reason}>
        {reason}
      </span>
    </span>
  )
}
