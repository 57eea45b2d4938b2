import { openReleases, type Releases } from '../releases/served/releases'
import type { openLastStep } from '../releases/served/last-step'
import type { ReleaseStore } from '../releases/store/store'

/** Servers that poll the channel live of a store every 10 ms. */
export interface FollowerGroup {
  readonly opened: readonly Releases[]
  /** Log lines of the servers. */
  readonly log: readonly string[]
  open(store: ReleaseStore, seen?: ReturnType<typeof openLastStep>): Promise<Releases>
  close(): void
}

/** An empty group. The caller closes it. */
export function createFollowers(): FollowerGroup {
  const opened: Releases[] = []
  const log: string[] = []
  return {
    opened,
    log,
    open: async (store, lastStep) => {
      const releases = await openReleases(store, 'live', { pollMs: 10, log: (line) => log.push(line), lastStep })
      opened.push(releases)
      return releases
    },
    close: () => {
      for (const releases of opened) releases.close()
    },
  }
}

/** The served versions: the shell's, then each remote with its own. */
export function servedVersions(releases: Releases): string[] {
  const { shell, registry } = releases.current()
  return [shell.version, ...Object.values(registry.remotes).map(({ name, version }) => `${name} ${version}`)]
}
