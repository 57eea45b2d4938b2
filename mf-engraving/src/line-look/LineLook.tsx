import { getPlaqueConfig } from '@portal/api-client/contract/engraving'
import { wordsPlaceFor } from '@portal/domain/plaque'
import { useRead } from '@portal/federation'
import type { LineLookProps } from '@portal/slots/mf-engraving'
import styles from './LineLook.module.css'
import { StoredLook } from './StoredLook'
import { WordsLook } from './WordsLook'

/** The `LineLook` slot: how an ordered line will look. What cannot be shown is left out: its words stand beside it. */
export function LineLook({ name, artwork, words }: LineLookProps) {
  return (
    <div className={styles.looks}>
      {artwork && <StoredLook {...artwork} />}
      {words.length > 0 && <Words name={name} words={words} />}
    </div>
  )
}

/** On each thing of the line of which the configuration says where words go [OPEN-158]. */
function Words({ name, words }: Pick<LineLookProps, 'name' | 'words'>) {
  const { data: config } = useRead(getPlaqueConfig, {}, { action: 'read plaque configuration' })
  if (!config) return null
  return words.map(({ productId, text }) => {
    const place = wordsPlaceFor(config.Words_File, productId)
    return place && <WordsLook key={`${productId} ${text}`} place={place} name={name} text={text} />
  })
}
