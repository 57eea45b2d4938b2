/** End of the light gradient from the upper left corner, in fractions of the plaque. */
export const LIGHT = { x: 0.35, y: 1 }

export const EDGE_WIDTH = 2

/** Opacity of the ink in an empty photo place. */
export const EMPTY_PHOTO = 0.12

/** Luminance weights of red, green and blue. */
export const LUMA = [0.299, 0.587, 0.114] as const

/** Red, green and blue of a colour like #c9ccce, from 0 to 1. */
export const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
