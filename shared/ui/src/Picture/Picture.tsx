import { classNames } from '../class-names'
import { Icon } from '../Icon/Icon'
import type { IconName } from '../Icon/Icon'
import styles from './Picture.module.css'
import { useSource } from './use-source'
import type { PictureLinks } from './use-source'

export interface PictureProps {
  src: string | undefined
  /** Text alternative; empty when the text beside it is enough. */
  alt: string
  /** Aspect ratio, for example '4 / 3'; square by default. Reserved from the start. */
  ratio?: string
  fit?: 'cover' | 'contain'
  /** Width of the frame as a CSS length; the available width by default. */
  width?: string
  /** Loads at once instead of near the viewport. */
  eager?: boolean
  placeholder?: IconName
  /** For an address that expires. */
  links?: PictureLinks | undefined
  className?: string | undefined
}

/** A picture in a frame of fixed shape; a missing or failed one leaves a placeholder [SHL-58]. */
export function Picture({
  src,
  alt,
  ratio = '1 / 1',
  fit = 'cover',
  width,
  eager,
  placeholder = 'photo',
  links,
  className,
}: PictureProps) {
  const { source, onLoad, onError } = useSource(src, links)
  const frame = { className: classNames(styles.frame, className), style: { aspectRatio: ratio, width } }
  if (!source) {
    const access = alt
      ? ({ role: 'img', 'aria-label': `${alt} (no picture)` } as const)
      : ({ 'aria-hidden': true } as const)
    return (
      <span {...frame} {...access}>
        <Icon name={placeholder} size={24} />
      </span>
    )
  }
  return (
    <span {...frame}>
      <img
        src={source}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={classNames(styles.image, styles[fit])}
        onLoad={onLoad}
        onError={onError}
      />
    </span>
  )
}
