import { useLayoutEffect, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import styles from './Button.module.css'
import { keepInView } from './keep-in-view'

interface Props {
  readonly id: string
  /** Left out while the control can be used. */
  readonly reason: string | undefined
  /** What was just answered to a press, or ''; left out where nothing ever is. */
  readonly said?: string
  readonly ref?: Ref<HTMLSpanElement>
  /** The control, described by `id`. */
  readonly children: ReactNode
}

/** Says why a control cannot be used while it is pointed at or focused. */
export function WithReason({ id, reason, said, ref, children }: Props) {
  const tip = useRef<HTMLSpanElement>(null)
  const place = () => {
    if (tip.current) keepInView(tip.current)
  }
  return (
    <span ref={ref} className={styles.withReason} onMouseEnter={place} onFocus={place}>
      {children}
      {reason !== undefined && (
        <span ref={tip} id={id} role="tooltip" className={styles.reason}>
          {reason}
        </span>
      )}
      {said !== undefined && <Said words={said} />}
    </span>
  )
}

/** Over the control, so that nothing moves; there before its words are, so that they are read out. */
function Said({ words }: { readonly words: string }) {
  const box = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (box.current && words) keepInView(box.current)
  }, [words])
  return (
    <span ref={box} role="status" className={styles.said}>
      {words}
    </span>
  )
}
