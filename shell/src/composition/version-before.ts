import { currentRegistry, portalConfig, readEntry, takeVersion, VERSIONS_PATH } from '@portal/federation/host'

/**
 * Takes the version before of a remote for as long as this page lives; false when there is none. Before a canary is what
 * all others have.
 */
export async function takeVersionBefore(remote: string): Promise<boolean> {
  const stable = portalConfig().registry.remotes[remote]
  if (stable && currentRegistry().remotes[remote]?.version !== stable.version) {
    takeVersion(stable)
    return true
  }
  const answer = await fetch(`${VERSIONS_PATH}/before/${remote}`)
  if (!answer.ok) return false
  takeVersion(readEntry(await answer.json()))
  return true
}
