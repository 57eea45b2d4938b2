import { countOwnerParts } from '@portal/api-client/contract/part-metrics'
import { apiUrl } from '@portal/api-client/url'
import { paths } from '@portal/federation'
import { countPart, fetchDuration, matchPath, sendCounts, whenIdle } from '@portal/federation/host'
import { config, part } from './config'
import { sendVitals } from './report'

declare global {
  interface Window {
    /** Set when the page's own code has run to its end: then the inline script does not count the page. */
    ownersPageStarted?: true
  }
}

/** Counts this page, and reports it in the name of the engraving line that its link is about. */
export function countPage(): void {
  window.ownersPageStarted = true
  const entry = [...document.scripts].find(({ defer, src }) => defer && new URL(src).pathname.startsWith(config.base))
  countPart(part, 'load', entry && fetchDuration(entry.src))
  sendCounts(() => ofOwnLine(countOwnerParts))
  if (config.errors.dsn && Math.random() * 100 < (config.timedVisits ?? 0)) whenIdle(sendVitals)
}

/** An endpoint addressed to this page's line; null when the page's address has none. */
function ofOwnLine(endpoint: { readonly path: string }) {
  // The verification page has the line in its path, later screens in the query.
  const verify = matchPath(paths.engravingVerify(':bookingId', ':quotedProductId'), location.pathname)
  const id = verify?.quotedProductId ?? new URLSearchParams(location.search).get('quotedProductId')
  const url = id && apiUrl(config.apiBase, endpoint, { params: { id } })
  return url ? { url } : null
}
