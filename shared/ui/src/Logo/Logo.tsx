import { LOGOS } from './logos.data'
import type { LogoBrand } from './logos.data'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Logo.module.css'

export interface LogoProps {
  brand: LogoBrand
  /** The mark alone, for narrow places. */
  compact?: boolean
  /** Height of the mark in px; 40 unless told. */
  size?: number
}

/** The brand's logo, in the colours of the theme. */
export function Logo({ brand, compact, size = 40 }: LogoProps) {
  const logo = LOGOS[brand]
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden className={styles.mark}>
        <path d={logo.solid} fill="currentColor" />
        <path d={logo.line} fill="none" stroke="var(--color-surface)" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {compact ? (
        <VisuallyHidden>{`${logo.name} ${logo.region}`}</VisuallyHidden>
      ) : (
        <span className={styles.words}>
          <span className={styles.name}>{logo.name}</span>
          <span className={styles.region}>{logo.region}</span>
        </span>
      )}
    </span>
  )
}
