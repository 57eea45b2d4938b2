/** The ordinary boot order: nothing is started before React asks for it. */
export const firstScreen: Promise<unknown> = Promise.resolve()
