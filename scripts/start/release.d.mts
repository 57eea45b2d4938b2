/** Builds what changed and releases all of it to the portal of this data folder. */
export function buildAndRelease(folder: string): Promise<void>
