import useSWR from 'swr'
import * as v from 'valibot'
import { currentRegistry, unreleasedFor, versionsFor, versionsOf, VERSIONS_PATH } from '@portal/federation/host'
import type { Versions } from '@portal/federation/host'
import { useSession } from '../session/session-state'

/** A tab is offered another version once it is older than a working day. */
const OLD_MS = 12 * 3_600_000
const LOOK_EVERY_MS = 10 * 60_000

const loadedAt = Date.now()

const VersionsSchema = v.object({
  shell: v.string(),
  remotes: v.record(v.string(), v.string()),
  canaries: v.optional(v.record(v.string(), v.object({ version: v.string(), percent: v.number() }))),
  previews: v.optional(
    v.record(v.string(), v.object({ name: v.string(), version: v.string(), users: v.array(v.string()) })),
  ),
})

/** Whether this tab is old, and a page that is loaded now has another version of anything. */
export function useNewerVersion(): boolean {
  const { data } = useSWR(VERSIONS_PATH, served, {
    revalidateOnMount: false,
    refreshInterval: LOOK_EVERY_MS,
    // A computer that slept looks when somebody comes back.
    revalidateOnFocus: true,
  })
  const who = useSession()?.subject ?? null
  return data ? !isSame(versionsFor(data, who), ownVersions(who)) : false
}

/** What this page has. What only its user is shown nobody is told of: a newer one comes with the next load. */
function ownVersions(who: string | null): Versions {
  const { shell, remotes } = versionsOf(currentRegistry())
  const apart = new Set(Object.values(unreleasedFor(who)).map(({ name }) => name))
  return { shell, remotes: Object.fromEntries(Object.entries(remotes).filter(([name]) => !apart.has(name))) }
}

/** The versions that are served now; null for a tab that is not old, which does not ask. */
async function served(address: string): Promise<Versions | null> {
  if (Date.now() - loadedAt < OLD_MS) return null
  const answer = await fetch(address)
  return v.parse(VersionsSchema, await answer.json())
}

/** Whether both have the same shell and remotes, each in the same version. */
export function isSame(one: Versions, other: Versions): boolean {
  const names = new Set([...Object.keys(one.remotes), ...Object.keys(other.remotes)])
  return one.shell === other.shell && [...names].every((name) => one.remotes[name] === other.remotes[name])
}
