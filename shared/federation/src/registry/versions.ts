import type { Registry } from './schema'

/** Where the web server tells what a page would have that is loaded now; below it, the version before of a remote. */
export const VERSIONS_PATH = '/versions'

/** Which version of each package a page has, or would have. */
export interface Versions {
  readonly shell: string
  readonly remotes: Readonly<Record<string, string>>
  /** What a share of the users has in their place. */
  readonly canaries?: Readonly<Record<string, { readonly version: string; readonly percent: number }>> | undefined
  /** What the users of a list have, by what it is called. */
  readonly previews?: Readonly<Record<string, PreviewedVersion>> | undefined
}

interface PreviewedVersion {
  readonly name: string
  readonly version: string
  readonly users: readonly string[]
}

/** The versions that a registry names. */
export function versionsOf({ shell, remotes, canaries, previews = {} }: Registry): Versions {
  const versions = Object.values(remotes).map(({ name, version }) => [name, version])
  const some = Object.entries(canaries ?? {}).map(
    ([
      name,
      {
        percent,
        entry: { version },
      },
    ]) => [name, { version, percent }],
  )
  const listed = Object.entries(previews).map(
    ([
      as,
      {
        users,
        entry: { name, version },
      },
    ]) => [as, { name, version, users }],
  )
  return {
    shell: shell.version,
    remotes: Object.fromEntries(versions),
    ...(some.length > 0 && { canaries: Object.fromEntries(some) }),
    ...(listed.length > 0 && { previews: Object.fromEntries(listed) }),
  }
}
