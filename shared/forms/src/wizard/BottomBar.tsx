import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './Wizard.module.css'

interface BottomBarProps {
  /** What the buttons lead to, always in sight with them. */
  note?: ReactNode
  /** The way out, at the other end. */
  aside?: ReactNode
  extra?: ReactNode
  /** What comes before going on: where it stands, the other buttons never are. */
  first?: ReactNode
  /** The ways back and on. */
  children: ReactNode
}

/** Stays at the foot of the window, the main button bottom right. */
export function BottomBar({ note, aside, extra, first, children }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  // What a step keeps in sight at its own foot stands above the bar.
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return undefined
    const tell = () => document.body.style.setProperty('--wizard-bar', `${current.offsetHeight}px`)
    const observer = new ResizeObserver(tell)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={bar} className={styles.bar} data-wizard-bar data-html2canvas-ignore data-print="hide">
      {note && <div className={styles.note}>{note}</div>}
      {aside}
      {extra && <div className={styles.extra}>{extra}</div>}
      {first && <div className={styles.first}>{first}</div>}
      <div className={styles.onward}>{children}</div>
    </div>
  )
}
