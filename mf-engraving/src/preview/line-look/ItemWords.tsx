import { getPlaqueConfig } from '@portal/api-client/contract/engraving'
import { wordsPlaceFor } from '@portal/domain/plaque'
import { useRead } from '@portal/federation'
import type { LineLookProps } from '@portal/slots/mf-engraving'
import { PlainLook } from './PlainLook'
import { WordsLook } from './WordsLook'

/** The words of a line's items, each on its item's picture if its place there is configured [OPEN-158, OPEN-382]. */
export function ItemWords({ name, words }: Pick<LineLookProps, 'name' | 'words'>) {
  const input = words.length > 0 ? {} : null
  const { data: config } = useRead(getPlaqueConfig, input, { action: 'read plaque configuration' })
  if (!config) return null
  return words.map(({ productId, text }) => {
    const place = wordsPlaceFor(config.Words_File, productId)
    if (!place) return <PlainLook key={productId} name={name} text={text} />
    return <WordsLook key={productId} place={place} name={name} text={text} />
  })
}
