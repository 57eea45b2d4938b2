import { DEFAULT_FONT, FONT_SIZES } from '@portal/domain/plaque'
import type { WordsPlace } from '@portal/domain/plaque'
import { finishOf } from '@portal/plaque'
import { Drawing } from '../on-product/Drawing'
import { PicturePlaceholder } from './PicturePlaceholder'
import { useWordsSvg } from './use-words-svg'
import styles from './LineLook.module.css'

/** A plate of 6 by 4 cm in the default font. Nothing in the catalogue says where and how the text really stands. */
const PLAIN: WordsPlace = {
  image: '',
  x: 0.5,
  y: 0.5,
  width: 1,
  lean: 0,
  size: { width: 6, height: 4 },
  font: DEFAULT_FONT,
  textSize: FONT_SIZES.max,
  color: '',
}
const { shine, edge } = finishOf(PLAIN.color)

/** Engraved text on a plain plate, for an item whose picture has no place for it [OPEN-382]. */
export function PlainLook({ name, text }: { readonly name: string; readonly text: string }) {
  const svg = useWordsSvg(PLAIN, text)
  if (svg === undefined) return <PicturePlaceholder />
  if (svg === null) return null
  return (
    <div role="img" aria-label={`${text} for the ${name}, on a plain plate`} className={styles.look}>
      <div className={styles.plate} style={{ background: shine, borderColor: edge }}>
        <Drawing svg={svg} />
      </div>
    </div>
  )
}
