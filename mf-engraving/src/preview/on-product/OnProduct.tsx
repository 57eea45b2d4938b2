import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { isOddPhotoSize, isOddPlaqueSize, stageSize } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { plateOf, productSvg, storedProductSvg } from '@portal/plaque'
import type { PlaqueLayout } from '@portal/plaque'
import { classNames } from '@portal/ui'
import unapproved from '../../unapproved.module.css'
import { Drawing } from './Drawing'
import styles from './OnProduct.module.css'
import { vesselOf, widthOn } from './vessels'

interface Props {
  readonly entry: PlaqueConfigEntry
  readonly layout: PlaqueLayout
  /** Address of the cropped photo, if any. */
  readonly photo: string | null
}

/** Preview of the artwork on the plaque, and of that on its vessel [ENG-59, OPEN-152]. */
export function OnProduct({ entry, layout, photo }: Props) {
  const svg = useMemo(() => productSvg(layout, photo === null ? {} : { photoHref: photo }), [layout, photo])
  return <Look entry={entry} svg={svg} />
}

/** The same with the saved artwork's picture instead of a new drawing. */
export function StoredOnProduct({ entry, picture }: Pick<Props, 'entry'> & { readonly picture: string }) {
  const svg = useMemo(() => storedProductSvg(plateOf(entry), picture), [entry, picture])
  return <Look entry={entry} svg={svg} />
}

/** Unknown sizes have no such picture. */
function Look({ entry, svg }: Pick<Props, 'entry'> & { readonly svg: string }) {
  if (isOddPlaqueSize(entry) || isOddPhotoSize(entry)) return null
  const what = `${entry.Color} plaque`.trim()
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>How it will look</figcaption>
      <div role="img" aria-label={`The same artwork on the ${what}`} className={unapproved.unapproved}>
        <Drawing svg={svg} />
      </div>
      <OnVessel entry={entry} words={`The ${what} on its vessel`}>
        <Drawing svg={svg} />
      </OnVessel>
      <p className={styles.note}>
        Metal and light look different on each screen. The proof shows what will be engraved.
      </p>
    </figure>
  )
}

interface VesselProps {
  readonly entry: PlaqueConfigEntry
  readonly words: string
  readonly children: ReactNode
}

function OnVessel({ entry, words, children }: VesselProps) {
  const [hasFailed, setFailed] = useState(false)
  const place = vesselOf(entry)
  if (!place) return null
  if (hasFailed) return <p>We couldn't load the picture of its vessel, so you see the plaque alone.</p>
  const { width, height } = stageSize(entry)
  const style = {
    left: `${100 * place.x}%`,
    top: `${100 * place.y}%`,
    width: `${100 * widthOn(place, width / height)}%`,
    transform: `translate(-50%, -50%) skewY(${place.lean}deg)`,
  }
  return (
    <div role="img" aria-label={words} className={classNames(styles.vessel, unapproved.unapproved)}>
      <img src={place.image} alt="" className={styles.picture} onError={() => setFailed(true)} />
      <div className={styles.plaque} style={style}>
        {children}
      </div>
    </div>
  )
}
