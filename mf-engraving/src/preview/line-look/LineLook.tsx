import { getPlaqueConfig } from '@portal/api-client/contract/engraving'
import { wordsPlaceFor } from '@portal/domain/plaque'
import { useRead } from '@portal/federation'
import type { LineLookProps } from '@portal/slots/mf-engraving'
import styles from './LineLook.module.css'
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
      {placed.map(({ productId, text, place }) => (
        <WordsLook key={`${productId} ${text}`} place={place} name={name} text={text} />
      ))}
    </div>
  )
}

/** The texts of the line's items whose place on the product is configured [OPEN-158]. */
function usePlaced(words: LineLookProps['words']) {
  const input = words.length > 0 ? {} : null
  const { data: config } = useRead(getPlaqueConfig, input, { action: 'read plaque configuration' })
  if (!config) return []
  return words.flatMap(({ productId, text }) => {
    const place = wordsPlaceFor(config.Words_File, productId)
    return place ? [{ productId, text, place }] : []
  })
}
