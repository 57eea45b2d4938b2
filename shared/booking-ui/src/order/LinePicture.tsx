import { isArtworkWhole } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import { Slot } from '@portal/federation'
import { LineLook } from '@portal/slots/mf-engraving'
import type { WordsOnLine } from '@portal/slots/mf-engraving'
import { Skeleton } from '@portal/ui'
import styles from './LinePicture.module.css'

interface Props {
  readonly bookingId: string
  readonly line: QuotedLine
}

/** How a line will look, beside its words: of one that is engraved, once there is something to be seen [OPEN-158, OPEN-159]. */
export function LinePicture({ bookingId, line }: Props) {
  const { id: lineId, name, artwork } = line
  const isStored = artwork !== null && isArtworkWhole(artwork.state)
  const words = artwork === null ? wordsOf(line) : []
  if (!isStored && words.length === 0) return null
  return (
    // Not in the picture of a summary, which is made of words: a picture within one would hold it up.
    <div className={styles.room} data-html2canvas-ignore="true">
      <Slot
        name={LineLook}
        props={{ name, artwork: isStored ? { bookingId, lineId } : null, words }}
        // Of words nobody knows yet whether a picture comes: room that is given back would move what stands below.
        loading={isStored && <Skeleton height="5rem" />}
        fallback={() => null}
      />
    </div>
  )
}

/** The product's own words, then those of what was chosen for it. */
function wordsOf({ actualProductIdC, engravingText, packageProductsC }: QuotedLine): WordsOnLine[] {
  const chosen = Object.values(packageProductsC).flat()
  return [
    { productId: actualProductIdC ?? '', text: engravingText ?? '' },
    ...chosen.map(({ id, engraving_text: text }) => ({ productId: id, text: text ?? '' })),
  ].filter(({ text }) => text !== '')
}
