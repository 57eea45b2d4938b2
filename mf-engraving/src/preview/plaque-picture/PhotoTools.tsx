import { useEffect, useState } from 'react'
import { Button, VisuallyHidden } from '@portal/ui'
import { STEP } from '../../photo/keys'
import { ZoomTools } from '../../photo/ZoomTools'
import { actsOn, cutText } from './photo-on-plaque'
import type { PhotoOnPlaque } from './photo-on-plaque'
import styles from './PlaquePicture.module.css'

const WAYS = [
  ['Move left', '←', -STEP, 0],
  ['Move up', '↑', 0, -STEP],
  ['Move down', '↓', 0, STEP],
  ['Move right', '→', STEP, 0],
] as const

/** All drag actions as buttons: for one finger, a switch or voice control. */
export function PhotoTools({ photo }: { readonly photo: PhotoOnPlaque }) {
  const { move } = actsOn(photo)
  return (
    <div role="group" aria-label={`Photo of ${photo.petName} on the plaque`} className={styles.tools}>
      <div className={styles.ways}>
        {WAYS.map(([label, sign, across, down]) => (
          <Button key={label} aria-label={label} onClick={() => move(across, down)}>
            {sign}
          </Button>
        ))}
      </div>
      <div className={styles.zoom}>
        <ZoomTools cut={photo.cut} size={photo.size} onChange={photo.onChange} />
      </div>
      <Rested words={cutText(photo)} />
    </div>
  )
}

/** Announce after this long without movement. */
const REST_MS = 700

/** Announced when the photo stops, not before it was moved. */
function Rested({ words }: { readonly words: string }) {
  const [first] = useState(words)
  const [announced, announce] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => announce((before) => (before === '' && words === first ? '' : words)), REST_MS)
    return () => clearTimeout(timer)
  }, [words, first])
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  )
}
