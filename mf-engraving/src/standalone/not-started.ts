import type { PartMetric } from '@portal/api-client/contract/part-metrics'
import { config, part } from './config'

/** Longer than a slow line takes. */
const STARTED_MS = 20_000

/** Counts pages whose own code never loads or never finishes starting, since they can't do it themselves (0033). */
export function countIfNotStarted(): void {
  setTimeout(() => {
    // The last part of the verification path, or the query parameter.
    const id = new URLSearchParams(location.search).get('quotedProductId') ?? location.pathname.split('/').at(-1)
    if (window.ownersPageStarted || !id || !navigator.onLine) return
    const failed: PartMetric = { remote: part.name, version: part.version, counts: ['load', 'failed', 'faulty'] }
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ parts: [failed] })
    fetch(`${config.apiBase}portal/part_metrics/${id}`, { method: 'POST', headers, body }).catch(() => undefined)
  }, STARTED_MS)
}
