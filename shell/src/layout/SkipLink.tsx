import type { MouseEvent } from 'react'
import styles from './SkipLink.module.css'

/** First stop of the keyboard: past the navigation to the screen. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip} onClick={focusMain}>
      Skip to main content
    </a>
  )
}

/** Moves focus without touching the address: a wizard's step lives in the hash. */
function focusMain(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
