import {
  requestDomain,
  requestOwnScript,
  addHeldTags,
  startWatchdog,
  isSilent,
  preloadScreen,
  readText,
  scriptsInRoundTrip,
  SHELL_SCRIPTS_WAIT_MS,
  storageKeys,
} from '@portal/federation/host'
import type { PortalConfig, RouteMatch } from '@portal/federation/host'

declare global {
  interface Window {
    /** Set when this page has an early render: its script may also be in the HTML of a page without one. */
    portalDrawsEarly?: true
  }
}

/** Requests the remote's files, and for a user the early render's; resolves when the shell may follow. */
export function requestCode({ remote, route }: RouteMatch, config: PortalConfig, signedIn: boolean) {
  const { isOverridable } = config
  // A developer's own build is loaded by the shell, which knows its address.
  const isOverridden = isOverridable && readText(localStorage, storageKeys.remoteOverride) !== null
  // The files of a preview are not known here; the shell loads them.
  if (isOverridden || remote.filesLater || remote.unfit) return
  if (isSilent(remote)) return
  startWatchdog(remote)
  const scripts = [requestDomain(remote), ...preloadScreen(remote, route.chunk)]
  if (!signedIn || !route.drawnEarly) {
    requestOwnScript('federation')
    return
  }
  window.portalDrawsEarly = true
  const drawing = requestOwnScript('earlyRender')
  // Like a script of the HTML: `mendOwnFiles` reloads it past the cache when it fails, for the next page.
  if (drawing) drawing.defer = true
  const gone = goneFirst([...scripts, drawing].filter((script) => script !== undefined))
  // React's screen needs the federation script after the shell has loaded.
  void gone.then(() => requestOwnScript('federation'))
  return gone
}

/**
 * Over the network, resolve when all but the last few scripts have arrived: they will be there before the next answer.
 * From the browser cache they arrive at once and the processor is the limit, so wait for all to run.
 */
function goneFirst(scripts: readonly HTMLScriptElement[]): Promise<void> {
  let coming = scripts.length
  return new Promise((resolve) => {
    const settle = ({ src }: HTMLScriptElement) => {
      coming--
      if (coming === 0 || (coming <= scriptsInRoundTrip(scripts.length) && !isFromCache(src))) resolve()
    }
    for (const script of scripts)
      for (const end of ['load', 'error']) script.addEventListener(end, () => settle(script))
  })
}

function isFromCache(url: string): boolean {
  const [fetched] = performance.getEntriesByName(url)
  // Both sizes are hidden for another origin.
  return fetched instanceof PerformanceResourceTiming && fetched.transferSize === 0 && fetched.decodedBodySize > 0
}

/**
 * The early render's scripts go first over a slow line, but never hold up the shell for long. Nor does the rest of the
 * document: style sheets block the parser, and the shell's scripts wait for them anyway.
 */
export async function requestShell(started: Promise<void>): Promise<void> {
  try {
    await Promise.race([started, new Promise((resolve) => setTimeout(resolve, SHELL_SCRIPTS_WAIT_MS))])
  } finally {
    addHeldTags('scripts')
  }
}
