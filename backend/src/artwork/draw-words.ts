import { DEFAULT_FONT, IMAGE_CAP } from '@portal/domain/plaque'
import { loadOutlines, wordsPicture } from '@portal/plaque'
import type { PlacedWords } from '@portal/plaque'
import type { DrawnWords } from './drawing'
import { toPictures } from './to-pictures'

/** Draws the words on items that are no plaques, for their owner; null if a character cannot be engraved [OPEN-383]. */
export async function drawWords(words: readonly PlacedWords[]): Promise<DrawnWords | null> {
  const fonts = words.flatMap(({ place }) => (place ? [place.font] : []))
  const picture = wordsPicture(words, await loadOutlines([DEFAULT_FONT, ...fonts]), IMAGE_CAP)
  return picture && { ...(await toPictures(picture.svg)), size: picture.size }
}
