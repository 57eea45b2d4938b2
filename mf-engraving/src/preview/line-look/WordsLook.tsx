import { useState } from 'react'
import type { WordsPlace } from '@portal/domain/plaque'
import { Drawing } from '../on-product/Drawing'
import { PicturePlaceholder } from './PicturePlaceholder'
import { useWordsSvg } from './use-words-svg'
import styles from './LineLook.module.css'

interface Props {
  readonly place: WordsPlace
  /** The engraved item. */
  readonly name: string
  readonly text: string
}

/** Engraved text on the picture of its item [OPEN-158]. */
export function WordsLook({ place, name, text }: Props) {
  const svg = useWordsSvg(place, text)
  const [hasFailed, setFailed] = useState(false)
  if (svg === undefined) return <PicturePlaceholder />
  if (svg === null || hasFailed) return null
  const style = {
    left: `${100 * place.x}%`,
    top: `${100 * place.y}%`,
    width: `${100 * place.width}%`,
    transform: `translate(-50%, -50%) skewY(${place.lean}deg)`,
  }
  return (
    <div role="img" aria-label={`${text} on the ${name}`} className={styles.look}>
      <div className={styles.thing}>
        <div className={styles.near} style={zoomTo(place)}>
          <img src={place.image} alt="" className={styles.picture} onError={() => setFailed(true)} />
          <div className={styles.words} style={style}>
            <Drawing svg={svg} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** Share of the width that the text takes, and so the zoom. */
const WORDS_TAKE = 0.8
const NEAREST = 2.5

/** Zooms in until the text is readable and centred. */
function zoomTo({ x, y, width }: WordsPlace) {
  const near = Math.min(Math.max(WORDS_TAKE / width, 1), NEAREST)
  return { width: `${100 * near}%`, left: `${50 - 100 * near * x}%`, top: `${50 - 100 * near * y}%` }
}
