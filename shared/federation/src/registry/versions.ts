import type { Registry } from './schema'

/** Path at which the web server gives the versions of a page loaded now; below it, the previous version of a remote. */
export const VERSIONS_PATH = '/versions'

/** Versions of each package in a page. */
export interface Versions {
  readonly shell: string
  readonly remotes: Readonly<Record<string, string>>
  /** Versions for a percentage of users. */
  readonly canaries?: Readonly<Record<string, { readonly version: string; readonly percent: number }>> | undefined
  /** Versions for listed users, by preview name. */
  readonly previews?: Readonly<Record<string, PreviewedVersion>> | undefined
}

interface PreviewedVersion {
  readonly name: string
  readonly version: string
  readonly users: readonly string[]
}

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
