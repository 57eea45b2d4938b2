/** Where the light ends that begins in the upper left corner, in parts of the plaque. */
export const LIGHT = { x: 0.35, y: 1 }

export const EDGE_WIDTH = 2

/** How much of the ink the place of a photo takes that is not chosen yet. */
export const EMPTY_PHOTO = 0.12

/** How bright red, green and blue are to the eye. */
export const LUMA = [0.299, 0.587, 0.114] as const

/** Red, green and blue of a colour like #c9ccce, from 0 to 1. */
export const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
