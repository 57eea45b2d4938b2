import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { stageSize } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { plateOf, productSvg, storedProductSvg } from '@portal/plaque'
import type { PlaqueLayout } from '@portal/plaque'
import { classNames } from '@portal/ui'
import unapproved from '../../unapproved.module.css'
import { Drawing } from './Drawing'
import { LookSwitch } from './LookSwitch'
import { LOOK_NOTE, looksOf } from './looks'
import type { Look } from './looks'
import styles from './OnProduct.module.css'
import { vesselOf, widthOn } from './vessels'

type ProductLook = Exclude<Look, 'flat'>

interface Props {
  readonly entry: PlaqueConfigEntry
  readonly layout: PlaqueLayout
  /** Address of the cropped photo, if any. */
  readonly photo: string | null
  readonly look: ProductLook
}

/** Preview of the artwork on its plaque, or of the plaque on its vessel [ENG-59, OPEN-152]. */
export function OnProduct({ entry, layout, photo, look }: Props) {
  const svg = useMemo(() => productSvg(layout, photo === null ? {} : { photoHref: photo }), [layout, photo])
  return <Shown entry={entry} svg={svg} look={look} />
}

/**
 * Preview with the saved artwork's picture instead of a new drawing, and with a switch between the looks. Nothing for a
 * plaque of unknown size.
 */
export function StoredOnProduct({ entry, picture }: Pick<Props, 'entry'> & { readonly picture: string }) {
  const svg = useMemo(() => storedProductSvg(plateOf(entry), picture), [entry, picture])
  const [look, setLook] = useState<ProductLook>('product')
  const looks = looksOf(entry).filter((one) => one !== 'flat')
  if (looks.length === 0) return null
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>How it will look</figcaption>
      <LookSwitch entry={entry} looks={looks} look={look} onChange={setLook} />
      <Shown entry={entry} svg={svg} look={look} />
      <p className={styles.note}>{LOOK_NOTE}</p>
    </figure>
  )
}

interface ShownProps extends Pick<Props, 'entry' | 'look'> {
  readonly svg: string
}

function Shown({ entry, svg, look }: ShownProps) {
  const what = `${entry.Color} plaque`.trim()
  return (
    <div className={styles.shown}>
      {look === 'product' ? (
        <div role="img" aria-label={`The same artwork on the ${what}`} className={unapproved.unapproved}>
          <Drawing svg={svg} />
        </div>
      ) : (
        <OnVessel entry={entry} words={`The ${what} on its vessel`}>
          <Drawing svg={svg} />
        </OnVessel>
      )}
    </div>
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
  if (hasFailed) {
    return (
      <>
        {children}
        <p>We couldn't load the picture of its vessel, so you see the plaque alone.</p>
      </>
    )
  }
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
