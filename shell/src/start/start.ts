import {
  appendScript,
  askForFont,
  askForHeld,
  earlyRequestUrl,
  holdSubmits,
  isCompatible,
  keysWith,
  leavePrerendered,
  matchRoute,
  portalConfig,
  preferencePrefix,
  preloadScreen,
  replaceBlockedStorage,
  storageKeys,
} from '@portal/federation/host'
import type { PortalConfig, Registry, RouteMatch } from '@portal/federation/host'
import { isTokenOf, isUsable } from './access-token'

/*
 * Inline in the HTML, run before anything else: decides which skeleton fits, sends the requests that the route
 * declares and asks for the files of its screen, so that data and code travel at the same time.
 */
declare global {
  interface Window {
    portalEarly?: Map<string, Promise<Response>>
    /** Whose token they were asked with; null for none. */
    portalEarlySubject?: string | null
  }
}

/** Every page of a session wants its practice. */
const practice = { path: 'portal/vet', query: {}, like: {}, open: false }

const ID = /^[\w-]{1,64}$/

/** An answer that no screen has asked for by now holds a connection for nothing. */
const UNUSED_AFTER_MS = 8_000

/** Longest that the shell's own scripts wait for the first of those that draw the page before it is there. */
const HELD_MS = 1_000

function cancelUnused(early: Map<string, Promise<Response>>): void {
  for (const answer of early.values()) void answer.then((response) => response.body?.cancel()).catch(() => undefined)
  early.clear()
}

/** Asks for all at once, and ends when the shell may follow. */
async function start(): Promise<void> {
  const { pathname, search } = location
  const config = portalConfig()
  const token = read(storageKeys.sessionToken)
  const { subject, relationship } = sessionRecord()
  const signedIn = isUsable(token) && isTokenOf(subject, token)
  const match = pageToOpen(matchRoute(config.registry, pathname), config.registry, signedIn)
  document.documentElement.dataset.frame = signedIn ? 'staff' : 'door'
  if (signedIn || mayBeKnown() || hasWord(search)) leavePrerendered()
  const early = new Map<string, Promise<Response>>()
  window.portalEarly = early
  window.portalEarlySubject = signedIn ? subject : null
  if (!match || (match.route.access === 'staff' && !signedIn)) return
  const drawing = askForCode(match, config, signedIn)
  askForData(match, { ...config, token: signedIn ? token : null, relationship }, early)
  setTimeout(() => cancelUnused(early), UNUSED_AFTER_MS)
  await drawing
}

/** A user's page that goes on with what was begun, where nothing was, gives way to the other before it costs anything. */
function pageToOpen(match: RouteMatch | null, registry: Registry, signedIn: boolean): RouteMatch | null {
  const begun = match?.route.continues
  if (!begun || !signedIn || isBegun(begun)) return match
  history.replaceState(null, '', begun.otherwise)
  return matchRoute(registry, begun.otherwise)
}

function isBegun({ query, inTab }: { readonly query: string; readonly inTab: string }): boolean {
  if (history.state !== null || new URLSearchParams(location.search).has(query)) return true
  return keysWith(sessionStorage, preferencePrefix).some((key) => key.endsWith(`.${inTab}`))
}

/** The remote's files, and for a user what draws the screen before React is there: ends when the shell may follow. */
function askForCode({ remote, route }: RouteMatch, { registry, firstDrawing }: PortalConfig, signedIn: boolean) {
  // A developer's own build is asked for by the shell, which knows its address.
  if (read(storageKeys.remoteOverride) !== null || !isCompatible(remote, registry.shell)) return
  const scripts = preloadScreen(remote, route.chunk)
  if (!signedIn || !route.drawnEarly || !firstDrawing) return
  const { file, integrity } = firstDrawing
  scripts.push(appendScript({ url: new URL(`/shell/${file}`, location.origin).href, integrity }))
  return goneFirst(scripts)
}

/**
 * Over the line the first of the scripts is enough: when the answer to what is asked then begins, the others are there.
 * From the browser's cache they come at once, and the processor is what is short: then all of them run first.
 */
async function goneFirst(scripts: readonly HTMLScriptElement[]): Promise<void> {
  const all = scripts.map(settled)
  const first = await Promise.race(all)
  const [fetched] = performance.getEntriesByName(first.src)
  if (fetched instanceof PerformanceResourceTiming && fetched.transferSize === 0) await Promise.all(all)
}

const settled = (script: HTMLScriptElement) =>
  new Promise<HTMLScriptElement>((resolve) => {
    for (const end of ['load', 'error']) script.addEventListener(end, () => resolve(script))
  })

/** What draws the page goes first over a slow line; nothing that happens to it holds up the shell for long. */
async function askForShell(started: Promise<void>): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  }
  try {
    await Promise.race([started, new Promise((resolve) => setTimeout(resolve, HELD_MS))])
  } finally {
    askForHeld('scripts')
  }
}

type Asker = Pick<PortalConfig, 'apiBase' | 'brand'> & { readonly token: string | null; readonly relationship: string }

function askForData({ route, params }: RouteMatch, asker: Asker, early: Map<string, Promise<Response>>): void {
  // An address that no id can stand in has no answer worth asking for.
  if (Object.values(params).some((id) => !ID.test(id))) return
  const { token, apiBase, brand, relationship } = asker
  const headers: Record<string, string> = { accept: 'application/json', brand: read(storageKeys.brand) ?? brand }
  if (token !== null) headers.authorization = `Bearer ${token}`
  const requests = token === null ? route.early.filter(({ open }) => open) : [practice, ...route.early]
  for (const request of requests) {
    const url = earlyRequestUrl(request, { params, search: location.search, known: { relationship } }, apiBase)
    if (url === null) continue
    const answer = fetch(url, { headers })
    answer.catch(() => undefined)
    early.set(url, answer)
  }
}

/** The identity library holds tokens: the session check may find somebody. */
function mayBeKnown(): boolean {
  return keysWith(localStorage, storageKeys.identity).length > 0
}

/** The sign-in form or the reset has something to say first, which another screen has handed over. */
function hasWord(search: string): boolean {
  return Boolean(history.state?.usr) || new URLSearchParams(search).has('reason')
}

/** What the session's record tells; nothing when it is damaged. */
function sessionRecord(): { subject: string; relationship: string } {
  try {
    const { subject, practice } = JSON.parse(read(storageKeys.userData) ?? '{}')
    return { subject: String(subject ?? ''), relationship: String(practice?.cstm?.relationship_type_c ?? '') }
  } catch {
    return { subject: '', relationship: '' }
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

replaceBlockedStorage()
holdSubmits()
askForFont()
void askForShell(start())
