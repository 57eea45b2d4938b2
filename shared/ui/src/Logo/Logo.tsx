import { logoOf } from '@portal/brand'
import type { BrandCode } from '@portal/brand'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Logo.module.css'

export interface LogoProps {
  brand: BrandCode
  /** The mark alone, for narrow places. */
  compact?: boolean
  /** Height of the mark in px; 40 by default. */
  size?: number
}

/** The brand's logo, in the theme's colours. */
export function Logo({ brand, compact, size = 40 }: LogoProps) {
  const { name, region, mark } = logoOf(brand)
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden className={styles.mark}>
        <path d={mark.solid} fill="currentColor" />
        <path d={mark.line} fill="none" stroke="var(--color-surface)" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {compact ? (
        <VisuallyHidden>{`${name} ${region}`}</VisuallyHidden>
      ) : (
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.region}>{region}</span>
        </span>
      )}
    </span>
  )
}
