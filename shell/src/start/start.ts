import {
  requestFont,
  holdPresses,
  keysWith,
  leavePrerendered,
  mendOwnFiles,
  portalConfig,
  readText,
  registryOf,
  replaceBlockedStorage,
  SHELL_BASE,
  storageKeys,
  trustOwnFiles,
  matchRoute,
  preferencePrefix,
} from '@portal/federation/host'
import type { Registry, RouteMatch } from '@portal/federation/host'
import { isTokenOf, isUsable } from './access-token'
import { requestCode, requestShell } from './request-code'
import { requestData } from './request-data'
import { knownSubject, sessionRecord } from './stored'

/* Inline in the HTML, run first: chooses the skeleton, sends the route's early requests and requests its files, so
   that data and code load in parallel. */
declare global {
  interface Window {
    portalEarly?: Map<string, Promise<Response>>
    /** Addresses that an early render does not wait for. */
    portalEarlyLate?: Set<string>
    /** User whose token was sent; null for none. */
    portalEarlySubject?: string | null
  }
}

/** Requests everything at once; resolves when the shell may follow. */
async function start(): Promise<void> {
  const published = portalConfig()
  const config = { ...published, registry: registryOf(published.registry, knownSubject()) }
  const token = readText(localStorage, storageKeys.sessionToken)
  const { subject, relationship, userBrand } = sessionRecord()
  const signedIn = isUsable(token) && isTokenOf(subject, token)
  document.documentElement.dataset.frame = signedIn ? 'staff' : 'door'
  if (signedIn || hasIdentityTokens() || hasMessage(location.search)) leavePrerendered()
  const early = new Map<string, Promise<Response>>()
  window.portalEarly = early
  window.portalEarlyLate = new Set()
  window.portalEarlySubject = signedIn ? subject : null
  const match = pageToOpen(config.registry, signedIn)
  if (!match || (match.route.access === 'staff' && !signedIn)) return
  const drawing = requestCode(match, config, signedIn)
  requestData(match, { ...config, token: signedIn ? token : null, relationship, userBrand }, early)
  await drawing
}

/** The identity library has tokens: the session check may find a user. */
function hasIdentityTokens(): boolean {
  return keysWith(localStorage, storageKeys.identity).length > 0
}

/** Another screen has passed a message to the sign-in form or reset. */
function hasMessage(search: string): boolean {
  return Boolean(history.state?.usr) || new URLSearchParams(search).has('reason')
}

/** A page that resumes unfinished work redirects early when there is none. */
function pageToOpen(registry: Registry, signedIn: boolean): RouteMatch | null {
  const match = matchRoute(registry, location.pathname)
  const begun = match?.remote.continues
  if (!begun || !signedIn || !match.route.path.startsWith(`${begun.below}/`) || isBegun(begun)) return match
  history.replaceState(null, '', begun.otherwise)
  return matchRoute(registry, begun.otherwise)
}

function isBegun({ query, inTab }: { readonly query: string; readonly inTab: string }): boolean {
  if (history.state !== null || new URLSearchParams(location.search).has(query)) return true
  return keysWith(sessionStorage, preferencePrefix).some((key) => key.endsWith(`.${inTab}`))
}

trustOwnFiles()
mendOwnFiles(undefined, (url) => url.replace(portalConfig().shellBase ?? SHELL_BASE, SHELL_BASE))
replaceBlockedStorage()
holdPresses()
requestFont()
// The shell meets the same failure later and reports it.
void requestShell(start().catch(() => undefined))
