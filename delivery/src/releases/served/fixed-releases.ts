import { withCanaries, type Registry } from '@portal/federation/host'
import type { Releases } from './releases'
import { packageStatus } from './package-status'
import type { ShellManifest } from '../documents/shell-manifest'

/** Releases that never change, in any folders, for benchmarks and tests. */
export const fixedReleases = (
  shell: ShellManifest,
  registry: Registry,
  folderOf: (name: string) => string,
): Releases => ({
  current: () => ({ shell, registry, leftOut: [], refused: [], stamp: 'fixed' }),
  before: async () => null,
  filesOf: async (name, version) =>
    Object.values(withCanaries(registry).remotes).find((one) => one.name === name && one.version === version) ?? null,
  isPreviewed: () => false,
  keys: () => ({ number: 0, why: null }),
  placesOf: async (name) => [{ folder: folderOf(name), release: name, hashes: null }],
  packageStatus: (name, question) =>
    packageStatus(
      { channel: 'fixed', moves: [], registry, leftOut: [], stuck: null, publishers: null },
      name,
      question,
    ),
  channelState: () => ({ channel: 'fixed', moves: [], stuck: null }),
  close: () => undefined,
})
