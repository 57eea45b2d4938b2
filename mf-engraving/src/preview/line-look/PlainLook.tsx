import { PLAIN_PLACE } from '@portal/domain/plaque'
import { finishOf } from '@portal/plaque'
import { Drawing } from '../on-product/Drawing'
import { PicturePlaceholder } from './PicturePlaceholder'
import { useWordsSvg } from './use-words-svg'
import styles from './LineLook.module.css'

const { shine, edge } = finishOf(PLAIN_PLACE.color)

/** Engraved text on a plain plate, for an item whose picture has no place for it [OPEN-382]. */
export function PlainLook({ name, text }: { readonly name: string; readonly text: string }) {
  const svg = useWordsSvg(PLAIN_PLACE, text)
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
