/** Builds what has changed of the named packages, all of them for none; answers how many it built. */
export function buildAll(names: readonly string[]): Promise<number>
/** The packages that have a build, by folder. */
export function buildable(): Promise<readonly string[]>
