import type { PartCount } from '@portal/api-client/contract/part-counts'
import { outbox } from './part-counts'

/** Where counts go, and whose word they are; null while nobody may send any: they are kept until somebody may. */
type Target = () => { readonly url: string; readonly token?: string } | null

/** What befalls a page comes in bursts: its parts load together. */
const AFTER_MS = 3_000

/** Sends what is counted, a little later and when the page is left. What is lost on the way is not sent again. */
export function sendCounts(target: Target): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    timer = undefined
    const to = target()
    const parts = to ? takeCounts() : []
    if (!to || parts.length === 0) return
    const headers = { 'Content-Type': 'application/json', ...(to.token && { Authorization: `Bearer ${to.token}` }) }
    fetch(to.url, { method: 'POST', keepalive: true, headers, body: JSON.stringify({ parts }) }).catch(() => undefined)
  }
  outbox.tell = () => {
    timer ??= setTimeout(send, AFTER_MS)
  }
  if (outbox.counts.length > 0) outbox.tell()
  addEventListener('pagehide', send)
}

/** What has been counted and not been taken, one entry for each remote; they are the taker's to send. */
export function takeCounts(): PartCount[] {
  const taken = new Map<string, PartCount>()
  const later: PartCount[] = []
  for (const count of outbox.counts) {
    const { counts, version, ms = count.ms } = taken.get(count.remote) ?? { ...count, counts: [] }
    if (version !== count.version) later.push(count)
    else taken.set(count.remote, { ...count, counts: [...counts, ...count.counts], ms })
  }
  outbox.counts = later
  return [...taken.values()]
}
