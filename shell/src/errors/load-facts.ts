import { portalConfig } from '@portal/federation/host'
import type { Culprit } from './culprit'

/** Metric in the page's `Server-Timing` header: id of this load in the web server's log. */
const METRIC = 'load'

/** Facts for a report: whether the faulty version is a canary or preview, and the id of the page's load [OPEN-251]. */
export function loadFacts({ remote, version }: Culprit): {
  readonly channel: 'stable' | 'canary' | 'preview'
  readonly load?: string
} {
  const { canaries, previews = {} } = portalConfig().registry ?? {}
  const isCanary = canaries?.[remote]?.entry.version === version
  const isPreview = Object.values(previews).some(({ entry }) => entry.name === remote && entry.version === version)
  const [page] = performance.getEntriesByType('navigation')
  const timings = page instanceof PerformanceNavigationTiming ? page.serverTiming : []
  const load = timings.find(({ name }) => name === METRIC)?.description
  return { channel: isCanary ? 'canary' : isPreview ? 'preview' : 'stable', ...(load && { load }) }
}
