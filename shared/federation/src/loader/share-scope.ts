/** One version of a shared module, as containers expect it. */
interface SharedVersion {
  readonly get: () => () => unknown
  readonly from: string
  readonly eager: boolean
  readonly loaded: 1
}

/** Shared modules by name and version: what a container is opened with. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>

/** A shared module of the shell and its version. */
export interface Shared {
  readonly module: unknown
  readonly version: string
}

let provide: (scope: ShareScope) => void
const provided = new Promise<ShareScope>((resolve) => (provide = resolve))

/** Hands the shell's copies to the remotes. Their containers wait for this; their files travel before. */
export function provideShared(modules: Readonly<Record<string, Shared>>): void {
  provide(scopeOf(modules))
}

/** Shared modules as a container is opened with them. */
export function scopeOf(modules: Readonly<Record<string, Shared>>): ShareScope {
  const versions = ({ module, version }: Shared) => ({
    [version]: { get: () => () => module, from: 'shell', eager: true, loaded: 1 } as const,
  })
  return Object.fromEntries(Object.entries(modules).map(([name, shared]) => [name, versions(shared)]))
}

/** The shell's copies, once it has handed them over. */
export const sharedModules = (): Promise<ShareScope> => provided
