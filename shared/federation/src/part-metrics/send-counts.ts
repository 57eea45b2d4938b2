import type { PartMetric } from '@portal/api-client/contract/part-metrics'
import { outbox } from './part-metrics'

/** Address and token for counts. */
interface Target {
  readonly url: string
  readonly token?: string
}

/** Events of a page come in bursts, since its parts load together. */
const AFTER_MS = 3_000

/**
 * Sends counts a little later and when the user leaves the page. Lost ones are not sent again.
 *
 * @param target null while nobody may send: counts are kept until then
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

/** Sends a body that may be lost, also while the user leaves the page. */
function post({ url, token }: Target, body: object): void {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  fetch(url, { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(() => undefined)
}

/** Takes all unsent counts, one entry per remote; the caller must send them. */
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
