import { withTimeLimit } from '@portal/domain-bundled/time-limit'
import type { RemoteEntry } from '../registry/schema'
import { SHELL_SCRIPTS_WAIT_MS } from '../start-timing'
import { containerName, isContainer, isThirdParty } from './entry'
import type { Container } from './entry'
import { isOverridden } from './overrides'

/**
 * Requests all files of a remote's screen at once, so that entry and screen need one round trip. Returns the scripts.
 * They may run in any order: a chunk waits for its entry, an entry for the shell.
 */
export function preloadScreen(remote: RemoteEntry, chunk: string | undefined): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = []
  if (isThirdParty(remote)) return scripts
  for (const file of screenFiles(remote, chunk)) {
    const url = new URL(remote.base + file, location.origin).href
    const integrity = remote.integrity[file]
    if (file.endsWith('.css')) preloadStyle(url, integrity)
    else if (!scriptFor(url)) scripts.push(appendScript({ url, integrity }))
  }
  return scripts
}

/** A remote's entry and the files of its screen, relative to its base. */
export const screenFiles = ({ entry, chunks }: RemoteEntry, chunk: string | undefined): string[] => [
  entry,
  ...(chunk ? (chunks[chunk] ?? []) : []),
]

function preloadStyle(href: string, integrity: string | undefined): void {
  if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'style'
  link.href = href
  link.crossOrigin = 'anonymous'
  if (integrity) link.integrity = integrity
  document.head.append(link)
}

/** Opens a container for this caller alone: if two callers wait for one entry, the second runs it again. */
export async function openContainer(remote: RemoteEntry): Promise<Container> {
  const integrity = remote.integrity[remote.entry]
  if (!integrity && !isOverridden(remote)) throw new Error(`No integrity for the entry of ${remote.name}`)
  const script = { url: new URL(remote.base + remote.entry, location.origin).href, integrity }
  for (let runs = 0; runs <= 2; runs++) {
    const container = takeContainer(remote, script.url)
    if (container) return container
    if (runs < 2) await loadEntryScript(script)
  }
  distrustEntry(script.url)
  throw new Error(`The entry of ${remote.name} is no container`)
}

/** Takes the container that an entry script has set; undefined before it ran, and after another caller took it. */
function takeContainer({ name }: RemoteEntry, url: string): Container | undefined {
  const found: unknown = Reflect.get(globalThis, containerName(name))
  if (!isContainer(found)) return undefined
  Reflect.set(globalThis, containerName(name), undefined)
  scriptFor(url)?.remove()
  return found
}

/** Time limit of the first try, short enough for a second one. */
const ENTRY_MS = 3_500

/** Entries whose last try failed. */
const failed = new Set<string>()

/**
 * Runs a remote's entry script, or waits for a pending one. Rejects when it is late, missing or damaged; the next try
 * bypasses the browser cache.
 */
export async function loadEntryScript(script: Script): Promise<void> {
  const { url } = script
  try {
    // The start script requests the file first, and the shell's scripts may wait meanwhile.
    const limit = ENTRY_MS - Math.min(msSinceRequest(url), SHELL_SCRIPTS_WAIT_MS)
    await withTimeLimit(arrivalOf(script), limit, `No answer in time from ${url}`)
  } catch (error) {
    failed.add(url)
    throw error
  } finally {
    scriptFor(url)?.remove()
  }
}

/** Marks an entry script whose result is wrong: the next try bypasses the browser cache. */
const distrustEntry = (url: string) => void failed.add(url)

async function arrivalOf(script: Script): Promise<void> {
  const { url } = script
  if (failed.delete(url)) await requestPastCache(script)
  const element = scriptFor(url) ?? appendScript(script)
  await new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => reject(new Error(`Loading entry ${url} failed`)))
  })
}

/** Time limit; then the next try goes ahead anyway. */
const PATIENCE_MS = 3_000

/**
 * Fetches a file past the browser cache and into it. A server's wrong answer may be cached as immutable, so that every
 * retry, reload and tab would get it again. Never rejects: the next try meets the failure itself.
 */
async function requestPastCache({ url, integrity = '' }: Script): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  await fetch(url, { cache: 'reload', integrity, signal }).catch(() => undefined)
}

/** A script of a remote, by its absolute address. */
export interface Script {
  readonly url: string
  /** Undefined only for a developer's own build, whose files change with every save. */
  readonly integrity: string | undefined
}

/** The script element of this address, pending or run; a failed one is removed. */
function scriptFor(url: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ src }) => src === url)
}

/** Milliseconds since a script was requested; 0 when it was not. */
function msSinceRequest(url: string): number {
  const { asked } = scriptFor(url)?.dataset ?? {}
  return asked === undefined ? 0 : performance.now() - Number(asked)
}

/** Requests and runs a script with an integrity check. A failed one is removed, so that it can be requested again. */
export function appendScript({ url, integrity }: Script): HTMLScriptElement {
  const element = document.createElement('script')
  element.addEventListener('error', () => element.remove())
  element.src = url
  element.crossOrigin = 'anonymous'
  if (integrity) element.integrity = integrity
  element.dataset.asked = String(performance.now())
  document.head.append(element)
  return element
}
