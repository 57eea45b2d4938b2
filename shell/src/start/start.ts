import { earlyRequestUrl, matchRoute, portalConfig, storageKeys } from '@portal/federation/start'
import { isUsable } from './stored-session'

/*
 * Inline in the HTML, run before anything is fetched: decides which skeleton fits and sends the requests
 * that the route declares, so that data and code travel at the same time.
 */
declare global {
  interface Window {
    portalEarly?: Map<string, Promise<Response>>
  }
}

/** Every page of a session wants its practice. */
const practice = { path: 'portal/vet', query: {}, open: false }

function start(): void {
  const { pathname, search } = location
  const { registry, apiBase, brand } = portalConfig()
  const token = read(storageKeys.sessionToken)
  const signedIn = isUsable(token)
  const match = matchRoute(registry, pathname)
  document.documentElement.dataset.frame = signedIn && match && match.route.access !== 'client' ? 'staff' : 'plain'
  const early = new Map<string, Promise<Response>>()
  window.portalEarly = early
  if (!match || (match.route.access === 'staff' && !signedIn)) return
  const headers: Record<string, string> = { accept: 'application/json', brand: read(storageKeys.brand) ?? brand }
  if (signedIn) headers.authorization = `Bearer ${token}`
  const requests = signedIn ? [practice, ...match.route.early] : match.route.early.filter(({ open }) => open)
  for (const request of requests) {
    const url = earlyRequestUrl(request, { params: match.params, search }, apiBase)
    const answer = fetch(url, { headers })
    answer.catch(() => undefined)
    early.set(url, answer)
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

start()
