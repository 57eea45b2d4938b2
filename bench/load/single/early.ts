/** The ordinary boot order: nothing is started before React asks for it. In the place of a module, so that it is one. */
export const startsEarly = false
