import { currentRegistry, portalConfig, readEntry, replaceVersion, VERSIONS_PATH } from '@portal/federation/host'

/**
 * Uses a remote's previous version for the life of this page; false when there is none. For a canary that is the
 * version that everybody else has.
 */
export async function loadEarlierVersion(remote: string): Promise<boolean> {
  const stable = portalConfig().registry.remotes[remote]
  if (stable && currentRegistry().remotes[remote]?.version !== stable.version) {
    replaceVersion(stable)
    return true
  }
  const answer = await fetch(`${VERSIONS_PATH}/before/${remote}`)
  if (!answer.ok) return false
  replaceVersion(readEntry(await answer.json()))
  return true
}
