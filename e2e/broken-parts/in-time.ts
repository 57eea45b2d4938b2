/** Words in the place of what does not come, at the latest after this time [OPEN-114]. */
export const WORDS_MS = 8_000
/** What a slow machine at work needs besides to draw them. */
export const DRAWING_MS = 4_000
