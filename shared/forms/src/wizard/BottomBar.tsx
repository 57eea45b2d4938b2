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

/**
 * Keeps the bar's height in `--wizard-bar`, for what must stay clear of it: a field that takes the focus, and what a
 * step keeps in sight at its own foot. Where the window is low the bar does not stick, and covers nothing.
 */
function shareHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const share = () => {
    const isSticky = getComputedStyle(bar).position === 'sticky'
    style.setProperty('--wizard-bar', isSticky ? `${bar.offsetHeight}px` : '0px')
  }
  const observer = new ResizeObserver(share)
  observer.observe(bar)
  addEventListener('resize', share)
  return () => {
    observer.disconnect()
    removeEventListener('resize', share)
    style.removeProperty('--wizard-bar')
  }
}

/** Stays at the foot of the window, the main button bottom right. */
export function BottomBar({ note, aside, extra, first, children }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (bar.current ? shareHeight(bar.current) : undefined), [])
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
