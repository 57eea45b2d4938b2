import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './Wizard.module.css'

interface BottomBarProps {
  /** Note above the buttons, always visible. */
  note?: ReactNode
  /** The exit, at the other end. */
  aside?: ReactNode
  extra?: ReactNode
  /** An extra first action; the other buttons never take its place. */
  first?: ReactNode
  /** The back and forward buttons. */
  children: ReactNode
}

/**
 * Stores the bar's height in `--wizard-bar`, for elements that must stay clear of the bar: focused fields, and elements
 * that a step keeps visible at its foot. In a low window the bar is not sticky and covers nothing.
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

/** Stays at the foot of the window, with the main button at the bottom right. */
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
