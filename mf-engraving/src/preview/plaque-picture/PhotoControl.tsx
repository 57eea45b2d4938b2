import type { KeyboardEvent, Ref } from 'react'
import type { PlaqueLayout } from '@portal/plaque'
import { keyAct } from '../../photo/keys'
import { boxStyle } from './box-style'
import { actsOn } from './photo-on-plaque'
import type { PhotoOnPlaque } from './photo-on-plaque'
import styles from './PlaquePicture.module.css'

interface Props {
  readonly ref: Ref<HTMLDivElement>
  readonly layout: PlaqueLayout
  readonly photo: PhotoOnPlaque
}

/** The photo on the stage, for keyboard and screen readers; pointers go through to the stage below. */
export function PhotoControl({ ref, layout, photo }: Props) {
  const press = (event: KeyboardEvent) => {
    const act = keyAct(event.key, actsOn(photo))
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture that is moved by keys
    <div
      ref={ref}
      role="group"
      aria-label={`Photo of ${photo.petName}: move with the arrow keys, + and - to scale`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys need the focus
      tabIndex={0}
      className={styles.control}
      style={layout.photo ? boxStyle(layout.photo.box, layout.stage) : undefined}
      onKeyDown={press}
    />
  )
}
