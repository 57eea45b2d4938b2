import { isArtworkWhole } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import { Slot } from '@portal/federation'
import { LineLook } from '@portal/slots/mf-engraving'
import type { LineText } from '@portal/slots/mf-engraving'
import { Skeleton } from '@portal/ui'
import styles from './LinePicture.module.css'

interface Props {
  readonly bookingId: string
  readonly line: QuotedLine
}

/** Preview of an engraved line, once there is something to show [OPEN-158, OPEN-159]. */
export function LinePicture({ bookingId, line }: Props) {
  const { id: lineId, name, artwork } = line
  const isStored = artwork !== null && isArtworkWhole(artwork.state)
  const words = wordsOf(line)
  if (!isStored && (artwork !== null || words.length === 0)) return null
  return (
    // Not in the picture of the summary: loading it would delay the picture.
    <div className={styles.room} data-html2canvas-ignore="true">
      <Slot
        name={LineLook}
        props={{ name, artwork: isStored ? { bookingId, lineId } : null, words, isSpelled: false }}
        // Without a saved artwork a preview may not come, and removing a placeholder would move the page.
        loading={isStored && <Skeleton height="5rem" />}
        fallback={() => null}
      />
    </div>
  )
}

/** The product's own engraving, then those of its choices. */
function wordsOf({ actualProductIdC, engravingText, packageProductsC }: QuotedLine): LineText[] {
  const chosen = Object.values(packageProductsC).flat()
  return [
    { productId: actualProductIdC ?? '', text: engravingText ?? '' },
    ...chosen.map(({ id, engraving_text: text }) => ({ productId: id, text: text ?? '' })),
  ].filter(({ text }) => text !== '')
}
