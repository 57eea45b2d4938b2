import { portalConfig, readEntry, startRemotes, VERSIONS_PATH } from '@portal/federation/host'

/** Takes the version before of a remote for as long as this page lives; false when there is none. */
export async function takeVersionBefore(remote: string): Promise<boolean> {
  const answer = await fetch(`${VERSIONS_PATH}/before/${remote}`)
  if (!answer.ok) return false
  const config = portalConfig()
  const { shell, remotes } = config.registry
  startRemotes({ ...config, registry: { shell, remotes: { ...remotes, [remote]: readEntry(await answer.json()) } } })
  return true
}
