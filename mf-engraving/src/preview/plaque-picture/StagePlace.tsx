import { useEffect, useRef } from 'react'
import type { PlaqueLayout } from '@portal/plaque'
import { usePhotoImage } from './photo-image'
import type { PhotoOnPlaque } from './photo-on-plaque'
import styles from './PlaquePicture.module.css'
import type { OpenStage } from './stage-code'

interface Props {
  readonly open: OpenStage
  readonly onFault: (fault: unknown) => void
  readonly layout: PlaqueLayout
  readonly photo: string | null
  readonly movable: PhotoOnPlaque | null
  readonly isSelected: boolean
  readonly onSelect: () => void
}

/** Container of the stage. It gets plain data only, since it runs on React even where the page runs on Preact. */
export function StagePlace({ open, onFault, layout, photo, movable, isSelected, onSelect }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const stage = useRef<ReturnType<OpenStage>>(undefined)
  const cropped = usePhotoImage(photo)
  const image = usePhotoImage(movable?.url ?? null)
  const failed = useRef(onFault)
  useEffect(() => {
    if (!place.current) return undefined
    try {
      stage.current = open(place.current, failed.current)
    } catch (fault) {
      // A browser short of memory provides no canvas.
      failed.current(fault)
    }
    return () => {
      stage.current?.close()
      stage.current = undefined
    }
  }, [open])
  useEffect(() => {
    stage.current?.show({ layout, cropped, movable: movable && { ...movable, image, isSelected, onSelect } })
  })
  return <div ref={place} className={styles.canvas} />
}
