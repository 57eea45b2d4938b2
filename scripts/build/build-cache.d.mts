/** Builds by the hash of what they are made from, in a folder. */
export class BuildCache {
  constructor(folder?: string)
  /** Puts the build of this hash where the package's build belongs; false when there is none. */
  restore(name: string, hash: string, dist: string): Promise<boolean>
  /** Keeps what was just built, and of this package the last few. */
  keep(name: string, hash: string, dist: string): Promise<void>
}
