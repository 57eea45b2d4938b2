import type { Happening, PartMetric } from '@portal/api-client/contract/part-metrics'
import type { RemoteEntry } from '../registry/schema'

/*
 * How the parts of this page fare, for the sums by which a canary is judged (0033): which version, what befell it, and
 * nothing of who looks at it or of what is on the page.
 */
type Part = Pick<RemoteEntry, 'name' | 'version'>

const counted = new Map<string, PartMetric>()
/** What is to be sent, and who is told that there is something: `send-counts.ts`, which comes later. */
export const outbox: { counts: PartMetric[]; send?: () => void } = { counts: [] }

/** Counts what befell a part, once for this page; the first fault of a part makes its load a faulty one. */
export function countPart({ name, version }: Part, happening: Exclude<Happening, 'faulty'>, ms?: number): void {
  const key = `${name}@${version}`
  const before = counted.get(key)?.counts ?? []
  if (before.includes(happening)) return
  const fresh: Happening[] = happening === 'load' || before.includes('faulty') ? [happening] : [happening, 'faulty']
  counted.set(key, { remote: name, version, counts: [...before, ...fresh] })
  outbox.counts.push({ remote: name, version, counts: fresh, ms })
  outbox.send?.()
}

/** Counts how a part was loaded, and how long that took where its entry came over the network. */
export function countLoad(remote: RemoteEntry, isThere: boolean): void {
  countPart(remote, 'load', isThere ? fetchedIn(new URL(remote.base + remote.entry, location.origin).href) : undefined)
  if (!isThere) countPart(remote, 'failed')
}

/** Time since this script was asked for, in ms; undefined where it came from the browser's cache. */
export function fetchedIn(url: string): number | undefined {
  const script = performance.getEntriesByName(url, 'resource').find(isScript)
  return script && script.transferSize > 0 ? Math.round(performance.now() - script.startTime) : undefined
}

/** And no prefetch of it. */
const isScript = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming && entry.initiatorType === 'script'
