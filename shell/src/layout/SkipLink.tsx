import type { MouseEvent } from 'react'
import styles from './SkipLink.module.css'

/** First keyboard stop: skips the navigation. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip} onClick={focusMain}>
      Skip to main content
    </a>
  )
}

/** Moves the focus without changing the address, whose hash is a wizard's step. */
function focusMain(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
