import type { Registry } from './schema'

/** Which version of each package a page has, or would have. */
export interface Versions {
  readonly shell: string
  readonly remotes: Readonly<Record<string, string>>
}

/** The versions that a registry names. */
export function versionsOf({ shell, remotes }: Registry): Versions {
  const versions = Object.values(remotes).map(({ name, version }) => [name, version])
  return { shell: shell.version, remotes: Object.fromEntries(versions) }
}
