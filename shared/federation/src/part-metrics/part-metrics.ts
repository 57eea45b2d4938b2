import type { PartEvent, PartMetric } from '@portal/api-client/contract/part-metrics'
import type { RemoteEntry } from '../registry/schema'

/* Counts events of this page's parts, by which canaries are judged (0033): the version and the event, nothing about the
   user or the page's content. */
type Part = Pick<RemoteEntry, 'name' | 'version'>

const counted = new Map<string, PartMetric>()
/** Counts to send, and the sender's callback, which `send-counts.ts` sets later. */
export const outbox: { counts: PartMetric[]; send?: () => void } = { counts: [] }

/** Counts an event of a part, once per page; a part's first fault also counts as a faulty load. */
export function countPart({ name, version }: Part, happening: Exclude<PartEvent, 'faulty'>, ms?: number): void {
  const key = `${name}@${version}`
  const before = counted.get(key)?.counts ?? []
  if (before.includes(happening)) return
  const fresh: PartEvent[] = happening === 'load' || before.includes('faulty') ? [happening] : [happening, 'faulty']
  counted.set(key, { remote: name, version, counts: [...before, ...fresh] })
  outbox.counts.push({ remote: name, version, counts: fresh, ms })
  outbox.send?.()
}

/** Counts the load of a part, with its time when its entry came over the network. */
export function countLoad(remote: RemoteEntry, isThere: boolean): void {
  countPart(
    remote,
    'load',
    isThere ? fetchDuration(new URL(remote.base + remote.entry, location.origin).href) : undefined,
  )
  if (!isThere) countPart(remote, 'failed')
}

/** Milliseconds from request to arrival of this script; undefined from the browser cache. */
export function fetchDuration(url: string): number | undefined {
  const script = performance.getEntriesByName(url, 'resource').find(isScript)
  return script && script.transferSize > 0 ? Math.round(performance.now() - script.startTime) : undefined
}

/** Excludes prefetches. */
const isScript = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming && entry.initiatorType === 'script'
