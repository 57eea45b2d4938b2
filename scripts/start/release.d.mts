/** Builds what changed and releases all of it to the portal of this data folder. */
export function buildAndRelease(folder: string): Promise<void>
/** Runs a `portal` command on the store of this data folder, with its key; answers what it says. */
export function portalCommand(folder: string, ...words: readonly string[]): Promise<string>
/** The same with further settings. */
export function portalCommandWith(
  env: Readonly<Record<string, string>>,
  folder: string,
  ...words: readonly string[]
): Promise<string>
/** Releases what was built last, with keys of this data folder's own. */
export function releaseBuilt(folder: string): Promise<void>
/** The release store of a portal with this data folder. */
export function releaseStore(folder: string): string
