import { earlyRequestUrl, keysWith, readText, storageKeys, UNREAD_ANSWER_MS } from '@portal/federation/host'
import type { PortalConfig, RouteMatch } from '@portal/federation/host'

/** Every page of a session needs its practice. */
const practice: EarlyRequest = { path: 'portal/vet', query: {}, like: {}, open: false }
/** Every page of a session needs its brand, so that the frame need not render again later. */
const ofBrand = (brand: string): EarlyRequest => ({
  path: 'portal/brand',
  query: { brand },
  like: {},
  open: false,
  late: true,
})

/** The key of sealed drafts, for a tab without one [OPEN-279]. */
function draftKey(): EarlyRequest[] {
  const isWanted = keysWith(localStorage, storageKeys.sealed)[0] && !keysWith(sessionStorage, storageKeys.draftKey)[0]
  const id = readText(localStorage, storageKeys.draftKeyId) ?? ''
  return isWanted && ID.test(id) ? [{ path: DRAFT_KEY_PATH + id, query: {}, like: {}, open: false, late: true }] : []
}

type EarlyRequest = RouteMatch['route']['early'][number]

/** Path of `getDraftKey` before the id. */
export const DRAFT_KEY_PATH = 'portal/draft_key/'

const ID = /^[\w-]{1,64}$/

interface RequestContext extends Pick<PortalConfig, 'apiBase' | 'brand'> {
  readonly token: string | null
  readonly relationship: string
  readonly userBrand: string
}

/** Sends the requests that the route declares; the next reader gets their answers. */
export function requestData(
  { route, params }: RouteMatch,
  asker: RequestContext,
  early: Map<string, Promise<Response>>,
): void {
  // With an invalid id in the address there is nothing to request.
  if (Object.values(params).some((id) => !ID.test(id))) return
  const { token, apiBase, brand, relationship, userBrand } = asker
  const headers: Record<string, string> = {
    accept: 'application/json',
    brand: readText(localStorage, storageKeys.brand) ?? brand,
  }
  if (token !== null) headers.authorization = `Bearer ${token}`
  const requests =
    token === null
      ? route.early.filter(({ open }) => open)
      : [practice, ...route.early, ...draftKey(), ofBrand(userBrand)]
  for (const request of requests) {
    const url = earlyRequestUrl(request, { params, search: location.search, known: { relationship } }, apiBase)
    if (url === null) continue
    const answer = fetch(url, { headers })
    answer.catch(() => undefined)
    early.set(url, answer)
    if (request.late) window.portalEarlyLate?.add(url)
  }
  setTimeout(() => cancelUnread(early), UNREAD_ANSWER_MS)
}

function cancelUnread(early: Map<string, Promise<Response>>): void {
  for (const answer of early.values()) void answer.then((response) => response.body?.cancel()).catch(() => undefined)
  early.clear()
}
