import { askForOwn, currentRegistry, fitsContract, isForeign, matchRoute, screenFiles } from '@portal/federation/host'

/** What this page has asked for, by its address. */
const asked = new Set<string>()

/**
 * Puts the files of the screen at an address into the browser's cache. Nothing of them runs, and a failure is nobody's:
 * the screen asks again when it is opened, with the words for it. Where the user saves data, nothing is fetched.
 */
export function prefetchScreen(pathname: string): void {
  const registry = currentRegistry()
  const match = matchRoute(registry, pathname)
  if (!match || savesData()) return
  const { remote, route } = match
  if (isForeign(remote) || !fitsContract(remote.contract, registry.shell.contract)) return
  for (const file of screenFiles(remote, route.chunk)) {
    const url = new URL(remote.base + file, location.origin).href
    if (!asked.has(url) && !isFetched(url)) void prefetch(url, remote.integrity[file])
  }
}

/** … and the shell's own scripts by which a page without a remote opens its first one. */
export function prefetchFirstScreen(address: string): void {
  if (savesData()) return
  askForOwn('domain')
  askForOwn('federation')
  prefetchScreen(new URL(address, location.origin).pathname)
}

/** The screens that the page's links lead to. */
export function prefetchLinks(): void {
  for (const link of document.links) prefetchLinked(link)
}

/** The screen of a link that is pointed at or focused. */
export function prefetchLinked(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && link.origin === location.origin) prefetchScreen(link.pathname)
}

/**
 * By `fetch` and not `<link rel="prefetch">`: Safari has none, and Firefox asks `default-src` for it, where our policy
 * allows nothing.
 */
async function prefetch(url: string, integrity = ''): Promise<void> {
  asked.add(url)
  try {
    const answer = await fetch(url, { integrity, priority: 'low' })
    await answer.arrayBuffer()
  } catch {
    asked.delete(url)
  }
}

const isFetched = (url: string): boolean => performance.getEntriesByName(url).length > 0

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
