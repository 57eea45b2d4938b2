import { classNames } from '../class-names'
import { Icon } from '../Icon/Icon'
import type { IconName } from '../Icon/Icon'
import styles from './Picture.module.css'
import { useSource } from './use-source'
import type { PictureLinks } from './use-source'

export interface PictureProps {
  src: string | undefined
  /** What the picture shows; empty when the words beside it say so. */
  alt: string
  /** Width to height, for example '4 / 3'; square unless told. The room is kept from the start. */
  ratio?: string
  fit?: 'cover' | 'contain'
  /** Width of the frame as a CSS length; all there is unless told. */
  width?: string
  /** Load at once instead of when it comes near the window. */
  eager?: boolean
  placeholder?: IconName
  /** For an address that ends after a while. */
  links?: PictureLinks | undefined
  className?: string | undefined
}

/** A picture in a frame of fixed shape; one that is missing or fails leaves a placeholder [SHL-58]. */
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
