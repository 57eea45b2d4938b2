/**
 * Whether a screen is being drawn once, before React is there: no effect runs, so that what only an effect finds out is
 * shown as it most likely is. Never so in the page itself.
 */
export const isDrawnOnce: boolean = false
