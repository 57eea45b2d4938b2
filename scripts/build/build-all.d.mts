/** Builds the changed packages among the named ones, or among all. Returns the number of builds. */
export function buildAll(names: readonly string[]): Promise<number>
export function buildable(): Promise<readonly string[]>
