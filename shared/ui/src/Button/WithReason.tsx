import { useLayoutEffect, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import styles from './Button.module.css'
import { keepInView } from './keep-in-view'

interface Props {
  readonly id: string
  /** Undefined while the control is enabled. */
  readonly reason: string | undefined
  /** The answer to the last press, or ''; undefined when there never is one. */
  readonly said?: string
  readonly ref?: Ref<HTMLSpanElement>
  /** The control, described by `id`. */
  readonly children: ReactNode
}

/** Shows why a control is disabled while it is pointed at or focused. */
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

/** Above the control, so that nothing moves; rendered before its text, so that the text is announced. */
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
