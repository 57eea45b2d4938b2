import { useRef } from 'react'
import type { PlaqueLayout } from '@portal/plaque'
import { usePhotoImage } from './photo-image'
import styles from './PlaquePicture.module.css'
import { useStage } from './use-stage'

interface Props {
  readonly layout: PlaqueLayout
  /** Address of the cropped photo; without one its place is left faint. */
  readonly photo: string | null
  /** The plaque in words. */
  readonly label: string
}

/** The plaque as it will be, as wide as its place: a picture, nothing in it can be moved. */
export function PlaquePicture({ layout, photo, label }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useStage(place, layout, usePhotoImage(photo))
  const { width, height } = layout.stage
  return (
    <div role="img" aria-label={label} className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
      <div ref={place} className={styles.canvas} />
    </div>
  )
}
