import { useState } from 'react'
import { classNames } from '../class-names'
import { Button } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import { Picture } from '../Picture/Picture'
import type { PictureLinks } from '../Picture/use-source'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Carousel.module.css'

export interface CarouselPhoto {
  src: string
  alt: string
}

export interface CarouselProps {
  photos: readonly CarouselPhoto[]
  /** For addresses that expire. */
  links?: PictureLinks
  /** Name of the region, for example 'Pet tag photos'. */
  label: string
}

type Turn = 0 | 90 | 180 | 270

/** Steps of rotation, in order [BKG-40]. */
const NEXT_TURN: Record<Turn, Turn> = { 0: 90, 90: 180, 180: 270, 270: 0 }

/** Photos one at a time, moved by hand only; each can be rotated, and changes are announced. */
export function Carousel({ photos, label, links }: CarouselProps) {
  const [index, setIndex] = useState(0)
  const [turn, setTurn] = useState<Turn>(0)
  const shown = Math.min(index, photos.length - 1)
  const photo = photos[shown]
  if (!photo) return null
  const show = (next: number) => {
    setIndex((next + photos.length) % photos.length)
    setTurn(0)
  }
  return (
    <figure aria-roledescription="carousel" aria-label={label} className={styles.carousel}>
      <div className={styles.frame}>
        <Picture key={shown} {...photo} links={links} fit="contain" className={classNames(styles[`turn${turn}`])} />
      </div>
      <div className={styles.bar}>
        <output className={styles.count}>
          <span>{`Photo ${shown + 1} of ${photos.length}`}</span>
          {turn > 0 && <VisuallyHidden>{`, rotated ${turn} degrees`}</VisuallyHidden>}
        </output>
        <span className={styles.buttons} data-print="hide">
          {photos.length > 1 && (
            <IconButton name="chevron-left" label="Previous photo" onPress={() => show(shown - 1)} />
          )}
          {photos.length > 1 && <IconButton name="chevron-right" label="Next photo" onPress={() => show(shown + 1)} />}
          <IconButton name="rotate" label="Rotate photo" onPress={() => setTurn(NEXT_TURN[turn])} />
        </span>
      </div>
    </figure>
  )
}

function IconButton(props: { name: 'chevron-left' | 'chevron-right' | 'rotate'; label: string; onPress: () => void }) {
  return (
    <Button size="small" aria-label={props.label} onClick={props.onPress}>
      <Icon name={props.name} size={18} />
    </Button>
  )
}
