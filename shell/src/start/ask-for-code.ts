import {
  askForDomain,
  askForOwn,
  askForHeld,
  startWatchdog,
  isSilent,
  preloadScreen,
  readText,
  storageKeys,
} from '@portal/federation/host'
import type { PortalConfig, RouteMatch } from '@portal/federation/host'

declare global {
  interface Window {
    /** Set where this page is drawn before React: what draws it may stand in the HTML of one that is not. */
    portalDrawsEarly?: true
  }
}

/** Longest that the shell's own scripts wait for the first of those that draw the page before it is there. */
const HELD_MS = 1_000

/** The remote's files, and for a user what draws the screen before React is there: ends when the shell may follow. */
export function askForCode({ remote, route }: RouteMatch, config: PortalConfig, signedIn: boolean) {
  const { isOverridable } = config
  // A developer's own build is asked for by the shell, which knows its address.
  const isOverridden = isOverridable && readText(localStorage, storageKeys.remoteOverride) !== null
  // Nor are the files known of a preview, which few have: the shell asks for them.
  if (isOverridden || remote.filesLater || remote.unfit) return
  if (isSilent(remote)) return
  startWatchdog(remote)
  const scripts = [askForDomain(remote), ...preloadScreen(remote, route.chunk)]
  if (!signedIn || !route.drawnEarly) {
    askForOwn('federation')
    return
  }
  window.portalDrawsEarly = true
  const drawing = askForOwn('earlyRender')
  // As a script of the HTML: `mendOwnFiles` asks for it past the cache when it fails. The next page has it then.
  if (drawing) drawing.defer = true
  const gone = goneFirst([...scripts, drawing].filter((script) => script !== undefined))
  // By it React's screen is opened, after the shell has come.
  void gone.then(() => askForOwn('federation'))
  return gone
}

/**
 * So many scripts are there when the answer to what is asked now begins: three of a usual size, two where a screen has
 * its libraries in a file of their own, since what is left then is larger; its own alone where the HTML has the others.
 */
function inARoundTrip(scripts: number): number {
  if (scripts < 4) return 1
  return scripts > 4 ? 2 : 3
}

/**
 * Over the line it is enough that all but the last few of the scripts have come: when the answer to what is asked then
 * begins, these are there too. From the browser's cache they come at once, and the processor is what is short: then all
 * of them run first.
 */
function goneFirst(scripts: readonly HTMLScriptElement[]): Promise<void> {
  let coming = scripts.length
  return new Promise((resolve) => {
    const settle = ({ src }: HTMLScriptElement) => {
      coming--
      if (coming === 0 || (coming <= inARoundTrip(scripts.length) && !isFromCache(src))) resolve()
    }
    for (const script of scripts)
      for (const end of ['load', 'error']) script.addEventListener(end, () => settle(script))
  })
}

function isFromCache(url: string): boolean {
  const [fetched] = performance.getEntriesByName(url)
  // Of another origin neither is told.
  return fetched instanceof PerformanceResourceTiming && fetched.transferSize === 0 && fetched.decodedBodySize > 0
}

/**
 * What draws the page goes first over a slow line; nothing that happens to it holds up the shell for long. Nor does the
 * rest of the document: its style sheets hold the parser, and the shell's scripts wait for it themselves.
 */
export async function askForShell(started: Promise<void>): Promise<void> {
  try {
    await Promise.race([started, new Promise((resolve) => setTimeout(resolve, HELD_MS))])
  } finally {
    askForHeld('scripts')
  }
}
