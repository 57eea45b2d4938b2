import type { Artwork } from './artwork.data'

/** The words of a line with this artwork. */
export const wordsOn = ({ words }: Artwork) => words.filter((text) => text !== '').join('\n')
