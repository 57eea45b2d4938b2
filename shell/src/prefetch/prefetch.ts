import {
  requestOwnScript,
  loadLaterFiles,
  currentRegistry,
  domainScript,
  integrityOf,
  isThirdParty,
  matchRoute,
  portalConfig,
  remoteOfSlot,
  screenFiles,
  SHELL_BASE,
  whenIdle,
} from '@portal/federation/host'
import type { RemoteEntry } from '@portal/federation/host'
import { SETTLED_MS } from '@portal/ui'
import { loadSeam } from '../seam/load'

/** Addresses that this page has prefetched. */
const requested = new Set<string>()
/** Links prefetched at a time, so that a press has to wait for few of them. */
const LINKS_AT_ONCE = 8

/**
 * Prefetches until the page is left: the screens of its links, or the screen behind its form once something is typed.
 */
export function prefetch(signal: AbortSignal, behindForm?: string): void {
  if (signal.aborted) return
  const timer = setTimeout(() => whenIdle(prefetchInHtml), SETTLED_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
  if (behindForm === undefined) prefetchNext(signal)
  else prefetchOnInput(behindForm, signal)
}

/**
 * Files inlined in this page's HTML are separate files for the next page, so the browser should cache them [OPEN-308].
 */
function prefetchInHtml(): void {
  const { inHtml = [], shellBase = SHELL_BASE } = portalConfig()
  if (savesData()) return
  for (const file of inHtml) {
    const { href } = new URL(shellBase + file, location.origin)
    prefetchFile(href, integrityOf(href))
  }
}

/** Prefetches the files of a slot, for its first opening; not in data-saving mode. */
export function prefetchSlot(name: string): void {
  const remote = remoteOfSlot(name)
  const chunk = remote?.slots.find((slot) => slot.name === name)?.chunk
  if (remote) prefetchFiles(remote, chunk)
}

/**
 * Puts the files of a screen into the browser cache without running them. Failures are ignored: opening the screen
 * tries again. Not in data-saving mode.
 */
function prefetchScreen(pathname: string): void {
  const match = matchRoute(currentRegistry(), pathname)
  if (match) prefetchFiles(match.remote, match.route.chunk)
}

function prefetchFiles(remote: RemoteEntry, chunk: string | undefined): void {
  if (savesData() || isThirdParty(remote) || remote.unfit) return
  const domain = domainScript(remote)
  if (domain) prefetchFile(domain.url, domain.integrity)
  if (remote.filesLater)
    loadLaterFiles().then(
      () => prefetchOf(currentRegistry().remotes[remote.name], chunk),
      () => undefined,
    )
  else prefetchOf(remote, chunk)
}

function prefetchOf(remote: RemoteEntry | undefined, chunk: string | undefined): void {
  if (!remote) return
  for (const file of screenFiles(remote, chunk))
    prefetchFile(new URL(remote.base + file, location.origin).href, remote.integrity[file])
}

/** Prefetches the screens of the page's links when idle, and a link under the pointer at once. */
function prefetchNext(signal: AbortSignal): void {
  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(kind, ({ target }) => prefetchLinked(target), { passive: true, signal })
  const timer = setTimeout(() => prefetchByAndBy([...document.links], signal), SETTLED_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
}

function prefetchByAndBy(links: readonly Element[], signal: AbortSignal): void {
  if (links.length === 0) return
  whenIdle(() => {
    if (signal.aborted) return
    links.slice(0, LINKS_AT_ONCE).forEach(prefetchLinked)
    prefetchByAndBy(links.slice(LINKS_AT_ONCE), signal)
  })
}

/** Prefetches the screen behind a form, and the shell scripts that the first remote needs, once something is typed. */
function prefetchOnInput(address: string, signal: AbortSignal): void {
  const typed = () => {
    if (savesData()) return
    requestOwnScript('federation')
    loadSeam().catch(() => undefined)
    prefetchScreen(new URL(address, location.origin).pathname)
  }
  // The browser has filled in the form, or the user typed before this ran.
  if ([...document.querySelectorAll('input')].some(({ value }) => value !== '')) typed()
  else document.addEventListener('input', typed, { once: true, signal })
}

function prefetchLinked(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && link.origin === location.origin) prefetchScreen(link.pathname)
}

/**
 * With `fetch`, not `<link rel="prefetch">`: Safari does not support it, and Firefox checks `default-src`, where the
 * policy allows nothing.
 */
function prefetchFile(url: string, integrity = ''): void {
  if (requested.has(url) || isFetched(url)) return
  requested.add(url)
  fetch(url, { integrity, priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => requested.delete(url))
}

const isFetched = (url: string): boolean => performance.getEntriesByName(url).length > 0

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
