import { countOwnerParts } from '@portal/api-client/contract/part-counts'
import { apiUrl } from '@portal/api-client/url'
import { paths } from '@portal/federation'
import { countPart, fetchedIn, matchPath, sendCounts } from '@portal/federation/host'
import { config, part } from './config'

declare global {
  interface Window {
    /** The page's own code has run to its end: the inline script has nothing to tell. */
    ownersPageStarted?: true
  }
}

/** Counts this page, and tells it in the name of the engraving line that its link is about. */
export function countPage(): void {
  window.ownersPageStarted = true
  const entry = [...document.scripts].find(({ defer, src }) => defer && new URL(src).pathname.startsWith(config.base))
  countPart(part, 'load', entry && fetchedIn(entry.src))
  sendCounts(() => {
    const id = lineId()
    const url = id && apiUrl(config.apiBase, countOwnerParts, { params: { id } })
    return url ? { url } : null
  })
}

/** The form's address has it in its path, the screens behind it in their query. */
function lineId(): string | null {
  const verify = matchPath(paths.engravingVerify(':bookingId', ':quotedProductId'), location.pathname)
  return verify?.quotedProductId ?? new URLSearchParams(location.search).get('quotedProductId')
}
