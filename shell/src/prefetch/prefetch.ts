import {
  askForOwn,
  bringFiles,
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

/** What this page has asked for, by its address. */
const asked = new Set<string>()
/** Of all links of a page so many at a time: who presses meanwhile waits for no more. */
const LINKS_AT_ONCE = 8

/**
 * Fetches ahead, until the page is left: the screens that its links lead to, or what stands behind its form, once
 * something is in it.
 */
export function prefetch(signal: AbortSignal, behindForm?: string): void {
  if (signal.aborted) return
  const timer = setTimeout(() => whenIdle(prefetchInHtml), SETTLED_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
  if (behindForm === undefined) prefetchNext(signal)
  else prefetchOnInput(behindForm, signal)
}

/** What came in the HTML of this page is a file of the next one, which the browser is to have [OPEN-308]. */
function prefetchInHtml(): void {
  const { inHtml = [], shellBase = SHELL_BASE } = portalConfig()
  if (savesData()) return
  for (const file of inHtml) {
    const { href } = new URL(shellBase + file, location.origin)
    prefetchFile(href, integrityOf(href))
  }
}

/** The files of what fills a slot, so that its first opening waits for none; who saves data waits. */
export function prefetchSlot(name: string): void {
  const remote = remoteOfSlot(name)
  const chunk = remote?.slots.find((slot) => slot.name === name)?.chunk
  if (remote) prefetchFiles(remote, chunk)
}

/**
 * Puts the files of the screen at an address into the browser's cache. Nothing of them runs, and a failure is nobody's:
 * the screen asks again when it is opened, with the words for it. Where the user saves data, nothing is fetched.
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
    bringFiles().then(
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

/** The screens that the page's links lead to, when nothing else is to do; that of one that is pointed at, at once. */
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

/** What stands behind a form, and the shell's own scripts by which a page without a remote opens its first. */
function prefetchOnInput(address: string, signal: AbortSignal): void {
  const typed = () => {
    if (savesData()) return
    askForOwn('federation')
    loadSeam().catch(() => undefined)
    prefetchScreen(new URL(address, location.origin).pathname)
  }
  // Filled in by the browser, or before this was here.
  if ([...document.querySelectorAll('input')].some(({ value }) => value !== '')) typed()
  else document.addEventListener('input', typed, { once: true, signal })
}

function prefetchLinked(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && link.origin === location.origin) prefetchScreen(link.pathname)
}

/**
 * By `fetch` and not `<link rel="prefetch">`: Safari has none, and Firefox asks `default-src` for it, where our policy
 * allows nothing.
 */
function prefetchFile(url: string, integrity = ''): void {
  if (asked.has(url) || isFetched(url)) return
  asked.add(url)
  fetch(url, { integrity, priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => asked.delete(url))
}

const isFetched = (url: string): boolean => performance.getEntriesByName(url).length > 0

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
