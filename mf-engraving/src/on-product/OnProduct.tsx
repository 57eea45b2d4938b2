import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { isOddPhotoSize, isOddPlaqueSize } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { productSvg } from '@portal/plaque'
import type { PlaqueLayout } from '@portal/plaque'
import styles from './OnProduct.module.css'
import { vesselOf, widthOn } from './vessels'
import type { VesselPlace } from './vessels'

interface Props {
  readonly entry: PlaqueConfigEntry
  readonly layout: PlaqueLayout
  /** The stored artwork's address, where there is one: it is not drawn anew. */
  readonly picture?: string
  /** Else the cropped photo's, if any. */
  readonly photo?: string | null
}

/** The artwork on the plaque as a thing, and that on its vessel [ENG-59, OPEN-152]. Odd sizes have no such picture. */
export function OnProduct({ entry, layout, picture, photo }: Props) {
  const drawing = useMemo(
    () => productSvg(layout, picture === undefined ? (photo ? { photoHref: photo } : {}) : { picture }),
    [layout, picture, photo],
  )
  if (isOddPlaqueSize(entry) || isOddPhotoSize(entry)) return null
  const what = `${entry.Color} plaque`.trim()
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>How it will look</figcaption>
      <div role="img" aria-label={`The same artwork on the ${what}`}>
        <Drawing svg={drawing} />
      </div>
      <OnVessel place={vesselOf(entry)} layout={layout} words={`The ${what} on its vessel`}>
        <Drawing svg={drawing} />
      </OnVessel>
      <p className={styles.note}>Metal and light differ from screen to screen. What is engraved is the proof.</p>
    </figure>
  )
}

interface VesselProps {
  readonly place: VesselPlace | null
  readonly layout: PlaqueLayout
  readonly words: string
  readonly children: ReactNode
}

function OnVessel({ place, layout: { stage }, words, children }: VesselProps) {
  const [hasFailed, setFailed] = useState(false)
  if (!place) return null
  if (hasFailed) return <p>The picture of its vessel could not be loaded: this is the plaque alone.</p>
  const style = {
    left: `${100 * place.x}%`,
    top: `${100 * place.y}%`,
    width: `${100 * widthOn(place, stage.width / stage.height)}%`,
    transform: `translate(-50%, -50%) skewY(${place.lean}deg)`,
  }
  return (
    <div role="img" aria-label={words} className={styles.vessel}>
      <img src={place.image} alt="" className={styles.picture} onError={() => setFailed(true)} />
      <div className={styles.plaque} style={style}>
        {children}
      </div>
    </div>
  )
}

const Drawing = ({ svg }: { readonly svg: string }) => (
  <div
    aria-hidden="true"
    className={styles.drawing}
    // Ours; what comes from outside is escaped in it.
    dangerouslySetInnerHTML={{ __html: svg }}
  />
)
