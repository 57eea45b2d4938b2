import { useMemo } from 'react'
import type { WordsPlace } from '@portal/domain/plaque'
import { layoutWords, loadOutlines, wordsSvg } from '@portal/plaque'
import { useResource } from '../../artwork/use-resource'

/** The text as engraved; undefined while its font loads, null if it cannot be engraved or does not fit. */
export function useWordsSvg(place: WordsPlace, text: string): string | null | undefined {
  const outlines = useResource({ key: place.font, load: () => loadOutlines([place.font]), action: 'load letters' })
  return useMemo(() => {
    if (outlines === undefined) return undefined
    const layout = outlines && layoutWords(place, text, outlines)
    return layout && wordsSvg(layout)
  }, [place, text, outlines])
}
