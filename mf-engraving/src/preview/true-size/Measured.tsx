import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { plaqueCentimetres } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import unapproved from '../../unapproved.module.css'
import styles from './ActualSize.module.css'
import { SCALE, cardPixels, storeScale, storedScale } from './screen-scale'

export interface MeasuredProps {
  readonly entry: PlaqueConfigEntry
  /** The picture, as wide as its container. */
  readonly children: ReactNode
}

/** The plaque at actual size on the screen, and the outline of a bank card to calibrate it [OPEN-150]. */
export function Measured({ entry, children }: MeasuredProps) {
  const [scale, setScale] = useState(() => storedScale() ?? SCALE.usual)
  const change = (next: number) => {
    setScale(next)
    storeScale(next)
  }
  const width = plaqueCentimetres(entry).width * scale
  const card = cardPixels(scale)
  return (
    <div className={styles.measured}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone it is moved sideways by arrow keys too */}
      <div role="group" aria-label="The plaque in its actual size" tabIndex={0} className={styles.room}>
        <div className={unapproved.unapproved} style={{ width: `${width}px` }}>
          {children}
        </div>
        <div
          role="img"
          aria-label="Outline of a bank card"
          className={styles.card}
          style={{ width: `${card.width}px`, height: `${card.height}px` }}
        />
      </div>
      <ScreenScale scale={scale} onChange={change} />
    </div>
  )
}

interface ScaleProps {
  readonly scale: number
  readonly onChange: (scale: number) => void
}

/** Screens differ: a card held against the glass gives the scale. */
function ScreenScale({ scale, onChange }: ScaleProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>
        To check the size on this screen, hold a bank card against the outline and move the slider until both are
        equally wide. This browser remembers it.
      </label>
      <input
        id={id}
        type="range"
        min={SCALE.min}
        max={SCALE.max}
        step={SCALE.step}
        value={scale}
        aria-valuetext={`A bank card is ${Math.round(cardPixels(scale).width)} pixels wide`}
        onChange={({ target }) => onChange(Number(target.value))}
        // Enter must not submit the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className={styles.slider}
      />
    </>
  )
}
