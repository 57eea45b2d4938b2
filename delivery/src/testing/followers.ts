import { openReleases, type Releases } from '../releases/served/releases'
import type { openSeen } from '../releases/served/last-step'
import type { ReleaseStore } from '../releases/store/store'

/** Servers that follow the channel live of a store and look often, for one test. */
export interface Followers {
  readonly opened: readonly Releases[]
  /** What they say, one line after the other. */
  readonly log: readonly string[]
  open(store: ReleaseStore, seen?: ReturnType<typeof openSeen>): Promise<Releases>
  close(): void
}

/** None yet; whoever opens some closes them. */
export function followers(): Followers {
  const opened: Releases[] = []
  const log: string[] = []
  return {
    opened,
    log,
    open: async (store, seen) => {
      const releases = await openReleases(store, 'live', { lookEveryMs: 10, log: (line) => log.push(line), seen })
      opened.push(releases)
      return releases
    },
    close: () => {
      for (const releases of opened) releases.close()
    },
  }
}

/** What a server serves now: the shell's version, then each remote with its own. */
export function servedVersions(releases: Releases): string[] {
  const { shell, registry } = releases.current()
  return [shell.version, ...Object.values(registry.remotes).map(({ name, version }) => `${name} ${version}`)]
}
