import { getPlaqueConfig } from '@portal/api-client/contract/engraving'
import { wordsPlaceFor } from '@portal/domain/plaque'
import { useRead } from '@portal/federation'
import type { LineLookProps } from '@portal/slots/mf-engraving'
import styles from './LineLook.module.css'
import { PlainLook } from './PlainLook'
import { StoredLook } from './StoredLook'
import { WordsLook } from './WordsLook'

/**
 * The `LineLook` slot: a preview of an ordered line. Renders no element when there is nothing to show, since the caller
 * reserves space only for an element.
 */
export function LineLook({ name, artwork, words }: LineLookProps) {
  const placed = usePlaced(words)
  if (!artwork && placed.length === 0) return null
  return (
    <div className={styles.looks}>
      {artwork && <StoredLook {...artwork} />}
      {placed.map(({ productId, text, place }) =>
        place ? (
          <WordsLook key={productId} place={place} name={name} text={text} />
        ) : (
          <PlainLook key={productId} name={name} text={text} />
        ),
      )}
    </div>
  )
}

/** The texts of the line's items, each with its place on the product if one is configured [OPEN-158, OPEN-382]. */
function usePlaced(words: LineLookProps['words']) {
  const input = words.length > 0 ? {} : null
  const { data: config } = useRead(getPlaqueConfig, input, { action: 'read plaque configuration' })
  if (!config) return []
  return words.map((each) => ({ ...each, place: wordsPlaceFor(config.Words_File, each.productId) }))
}
