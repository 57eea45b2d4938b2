/** Builds what has changed of the named packages, all of them for none; answers how many it built. */
export function buildAll(names: readonly string[]): Promise<number>
