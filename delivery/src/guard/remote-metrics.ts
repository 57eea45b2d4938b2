import { VERSIONS_PATH, type RemoteEntry } from '@portal/federation/host'
import { TIME_KINDS } from '@portal/api-client/contract/part'
import * as v from 'valibot'
import { BUDGET_DAYS, lostLoads, sharePercent } from './error-budget'
import { ENOUGH_LOADS } from './judge'
import type { PartMetrics } from './operator-api'
import type { PageTimes } from './screen-times'

/** Below it a web server tells a team what pages have counted of its own remote [OPEN-305]. */
export const METRICS_PATH = `${VERSIONS_PATH}/metrics`

const TimeSchema = v.object({ p75_ms: v.nullable(v.number()), visits: v.number() })

const VersionSchema = v.object({
  version: v.string(),
  /** Who gets it: `all`, a share such as `10 %`, a `preview`; null: nobody now. */
  share: v.nullable(v.string()),
  /**
   * Loads of 30 days; those that did not bring it, or whose screen crashed; those that failed their user in any way, by
   * which a canary is judged.
   */
  loads: v.number(),
  failed: v.number(),
  faulty: v.number(),
  p75_ms: v.nullable(v.number()),
})

/** What a web server tells of one remote. */
export const RemoteMetricsSchema = v.object({
  name: v.string(),
  days: v.number(),
  /** Percent of its loads that may fail, by the `remote.json` of what all get; null: none is stated. */
  errorBudget: v.nullable(v.number()),
  versions: v.array(VersionSchema),
  times: v.array(
    v.object({
      remote: v.string(),
      version: v.string(),
      page: v.string(),
      times: v.record(v.picklist(TIME_KINDS), TimeSchema),
    }),
  ),
})
export type RemoteMetrics = v.InferOutput<typeof RemoteMetricsSchema>

/** What is served of a remote. */
export interface Served {
  readonly live: RemoteEntry | null
  readonly canary: { readonly percent: number; readonly entry: RemoteEntry } | null
  readonly previews: readonly RemoteEntry[]
}

/** Of all that was counted, what is about one remote: what is served first, and then what was. */
export function remoteMetrics(
  name: string,
  { live, canary, previews }: Served,
  counted: { readonly loads: PartMetrics; readonly times: readonly PageTimes[] },
): RemoteMetrics {
  const own = counted.loads.filter(({ remote }) => remote === name)
  const beside = [
    ...(live ? [{ version: live.version, share: 'all' }] : []),
    ...(canary ? [{ version: canary.entry.version, share: `${canary.percent} %` }] : []),
  ]
  const seen = new Set(beside.map(({ version }) => version))
  const previewed = new Set(previews.map(({ version }) => version).filter((version) => !seen.has(version)))
  const served = [...beside, ...[...previewed].map((version) => ({ version, share: 'preview' }))]
  const before = own.filter(({ version }) => served.every((one) => one.version !== version))
  const versions = [...served, ...before.map(({ version }) => ({ version, share: null }))].map((one) => {
    const row = own.find(({ version }) => version === one.version)
    const { loads = 0, faulty = 0, p75_ms = null } = row ?? {}
    return { ...one, loads, failed: row ? lostLoads(row) : 0, faulty, p75_ms }
  })
  const times = counted.times.filter(({ remote }) => remote === name)
  return { name, days: BUDGET_DAYS, errorBudget: live?.errorBudget ?? null, versions, times: [...times] }
}

/** What has been seen of a canary, in a sentence: one that few have loaded has held, and says little. */
export function seenWords({ days, versions }: RemoteMetrics, version: string): string {
  const its = versions.find((one) => one.version === version)
  const { loads = 0, faulty = 0 } = its ?? {}
  const what = `${loads} ${loads === 1 ? 'load' : 'loads'} in ${days} days, ${sharePercent(faulty, loads)} % failed their user`
  return loads < ENOUGH_LOADS ? `${what}. The guard judges from about ${ENOUGH_LOADS} on.` : `${what}.`
}
