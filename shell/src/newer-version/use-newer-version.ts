import useSWR from 'swr'
import * as v from 'valibot'
import { currentRegistry, unreleasedFor, versionsFor, versionsOf, VERSIONS_PATH } from '@portal/federation/host'
import type { Versions } from '@portal/federation/host'
import { useSession } from '../session/session'

/** A tab is old after a working day. */
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

/** Whether this tab is old and a new page would have other versions. */
export function useNewerVersion(): boolean {
  const { data } = useSWR(VERSIONS_PATH, served, {
    revalidateOnMount: false,
    refreshInterval: LOOK_EVERY_MS,
    // A computer that slept checks when the user returns.
    revalidateOnFocus: true,
  })
  const who = useSession()?.subject ?? null
  return data ? !isSame(versionsFor(data, who), ownVersions(who)) : false
}

/** This page's versions. Previews are left out: a newer one comes with the next load. */
function ownVersions(who: string | null): Versions {
  const { shell, remotes } = versionsOf(currentRegistry())
  const apart = new Set(Object.values(unreleasedFor(who)).map(({ name }) => name))
  return { shell, remotes: Object.fromEntries(Object.entries(remotes).filter(([name]) => !apart.has(name))) }
}

/** The versions currently served; null for a tab that is not old, without a request. */
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
