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
        <path
          d={logo.line}
          fill="none"
          stroke="var(--color-surface)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
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

/** The logo as a stand-alone SVG document, for favicons, mail and documents. */
export function logoSvg(brand: LogoBrand, ground: 'light' | 'dark' = 'light'): string {
  const { solid, line, colour, name, region } = LOGOS[brand]
  const cut = ground === 'light' ? '#ffffff' : '#1c2224'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img" aria-label="${name} ${region}">`,
    `<path d="${solid}" fill="${colour[ground]}"/>`,
    `<path d="${line}" fill="none" stroke="${cut}" stroke-width="2.5" stroke-linecap="round"/>`,
    '</svg>',
  ].join('')
}
