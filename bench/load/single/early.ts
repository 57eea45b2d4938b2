/** In an ordinary application nothing loads before React requests it. */
export const readyScreen = (): Promise<void> => Promise.resolve()
