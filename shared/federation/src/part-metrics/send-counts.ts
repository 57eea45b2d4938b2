import type { PartMetric } from '@portal/api-client/contract/part-metrics'
import { outbox } from './part-metrics'

/** Where counts are sent, and in whose name. */
interface Target {
  readonly url: string
  readonly token?: string
}

/** What befalls a page comes in bursts: its parts load together. */
const AFTER_MS = 3_000

/**
 * Sends what is counted, a little later and when the page is left. What is lost on the way is not sent again.
 *
 * @param target null while nobody may send any: they are kept until somebody may
 */
export function sendCounts(target: () => Target | null): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    timer = undefined
    const to = target()
    const parts = to ? takeCounts() : []
    if (to && parts.length > 0) post(to, { parts })
  }
  outbox.send = () => {
    timer ??= setTimeout(send, AFTER_MS)
  }
  if (outbox.counts.length > 0) outbox.send()
  addEventListener('pagehide', send)
}

/** Sends what may be lost on the way, also while the page is left. */
function post({ url, token }: Target, body: object): void {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  fetch(url, { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(() => undefined)
}

/** What has been counted and not been taken, one entry for each remote; they are the taker's to send. */
export function takeCounts(): PartMetric[] {
  const merged = new Map<string, PartMetric>()
  const later: PartMetric[] = []
  for (const count of outbox.counts) {
    const { counts, version, ms = count.ms } = merged.get(count.remote) ?? { ...count, counts: [] }
    if (version !== count.version) later.push(count)
    else merged.set(count.remote, { ...count, counts: [...counts, ...count.counts], ms })
  }
  outbox.counts = later
  return [...merged.values()]
}
