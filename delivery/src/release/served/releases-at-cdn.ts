import type { Registry, RemoteEntry } from '@portal/federation/host'
import { withCanaries } from '@portal/federation/host'
import type { Cdn } from './cdn'
import type { Release, Releases } from './releases'

/** The same releases, with the files of remotes where the CDN has them. */
export function releasesAtCdn(releases: Releases, cdn: Cdn): Releases {
  let [from, turn, made]: [Release | null, number, Release | null] = [null, -1, null]
  return {
    ...releases,
    current: () => {
      const release = releases.current()
      // Looks for what is due too.
      const registry = registryAt(release.registry, cdn)
      if (made && from === release && turn === cdn.turn()) return made
      ;[from, turn] = [release, cdn.turn()]
      made = { ...release, registry, stamp: `${release.stamp}, CDN ${turn}`, notAtCdn: faultsOf(release, cdn) }
      return made
    },
    before: async (name) => {
      const entry = await releases.before(name)
      return entry && cdn.entryOf(entry)
    },
  }
}

function registryAt({ shell, remotes, canaries }: Registry, cdn: Cdn): Registry {
  const at = (all: Readonly<Record<string, RemoteEntry>>) => mapped(all, cdn.entryOf)
  return {
    shell,
    remotes: at(remotes),
    ...(canaries && { canaries: mapped(canaries, (one) => ({ ...one, entry: cdn.entryOf(one.entry) })) }),
  }
}

const mapped = <T>(all: Readonly<Record<string, T>>, make: (one: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, make(one)]))

/** By version, why the CDN is not named for it. */
function faultsOf({ registry }: Release, cdn: Cdn): Record<string, string> {
  const all = Object.values(withCanaries(registry).remotes)
  return Object.fromEntries(
    all.flatMap((remote) => {
      const why = cdn.why(remote)
      return why === null ? [] : [[`${remote.name} ${remote.version}`, why] as const]
    }),
  )
}
