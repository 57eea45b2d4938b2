/** The ordinary boot order: nothing is started, and no screen prepared, before React asks for it. */
export const readyScreen = (): Promise<void> => Promise.resolve()
