import type { Registry, RemoteEntry } from '@portal/federation/host'
import { withCanaries } from '@portal/federation/host'
import type { Cdn } from './cdn'
import { SHELL } from '../documents/names'
import type { Release, Releases } from './releases'

/** Releases whose pages load files of shell and remotes from the CDN, where possible. */
export function releasesAtCdn(releases: Releases, cdn: Cdn): Releases {
  let [from, revision, atCdn]: [Release | null, number, Release | null] = [null, -1, null]
  return {
    ...releases,
    current: () => {
      const release = releases.current()
      // Call it each time, because it also starts due checks.
      const registry = registryAt(release.registry, cdn)
      const shellBase = cdn.shellBase(release.shell)
      if (atCdn && from === release && revision === cdn.revision()) return atCdn
      ;[from, revision] = [release, cdn.revision()]
      const stamp = `${release.stamp}, CDN ${revision}`
      atCdn = { ...release, registry, shellBase, stamp, notAtCdn: faultsOf(release, cdn) }
      return atCdn
    },
    before: async (name) => {
      const entry = await releases.before(name)
      return entry && cdn.entryOf(entry)
    },
  }
}

function registryAt({ shell, remotes, canaries, previews }: Registry, cdn: Cdn): Registry {
  const at = (all: Readonly<Record<string, RemoteEntry>>) => mapValues(all, cdn.entryOf)
  return {
    shell,
    remotes: at(remotes),
    ...(canaries && { canaries: mapValues(canaries, (one) => ({ ...one, entry: cdn.entryOf(one.entry) })) }),
    // A CDN serves files to everyone, so this server serves those of previews.
    ...(previews && { previews }),
  }
}

const mapValues = <T>(all: Readonly<Record<string, T>>, make: (one: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, make(one)]))

/** Why the CDN is not used, by version. */
function faultsOf({ shell, registry }: Release, cdn: Cdn): Record<string, string> {
  const { previews: _, ...atCdn } = registry
  const all = [{ name: SHELL, version: shell.version }, ...Object.values(withCanaries(atCdn).remotes)]
  return Object.fromEntries(
    all.flatMap((one) => {
      const why = cdn.why(one)
      return why === null ? [] : [[`${one.name} ${one.version}`, why] as const]
    }),
  )
}
