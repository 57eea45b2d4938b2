import styles from './Spinner.module.css'

export interface SpinnerProps {
  /** The action in progress: 'Saving the booking'. */
  label: string
}

/** Progress without a known duration; announced politely. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <output className={styles.spinner}>
      <SpinnerRing />
      <span>{label}</span>
    </output>
  )
}

/** The ring alone, for places with their own text. */
export function SpinnerRing() {
  return <span aria-hidden className={styles.ring} />
}
