import type { RemoteEntry } from './schema'

/** Version of what crosses the seam (`major.minor`): RemoteModule, PortalHost, slots, the shared singletons. */
export const CONTRACT_VERSION = '3.0'

/**
 * May this remote run in this shell? Same major, and the shell has at least the minor the remote was built for.
 * Used in CI, at publish and at load, so that a mismatch is found before the remote's JavaScript runs.
 */
export function isCompatible(remote: Pick<RemoteEntry, 'contract'>, shell: { contract: string }): boolean {
  const [needMajor, needMinor] = parts(remote.contract)
  const [haveMajor, haveMinor] = parts(shell.contract)
  return needMajor === haveMajor && needMinor <= haveMinor
}

function parts(version: string): [number, number] {
  const found = /^(\d+)\.(\d+)$/.exec(version)
  return found ? [Number(found[1]), Number(found[2])] : [Number.NaN, Number.NaN]
}
