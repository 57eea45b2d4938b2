import styles from './Spinner.module.css'

export interface SpinnerProps {
  /** What is going on, in words: 'Saving the booking'. */
  label: string
}

/** Progress without a known length; announced politely. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <output className={styles.spinner}>
      <SpinnerRing />
      <span>{label}</span>
    </output>
  )
}

/** The turning ring alone, for places that bring their own words. */
export function SpinnerRing() {
  return <span aria-hidden className={styles.ring} />
}
