import {
  askForFont,
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
} from '@portal/federation/host'
import { isTokenOf, isUsable } from './access-token'
import { askForCode, askForShell } from './ask-for-code'
import { askForData } from './ask-for-data'
import { pageToOpen } from './page-to-open'
import { knownSubject, sessionRecord } from './stored'

/*
 * Inline in the HTML, run before anything else: decides which skeleton fits, sends the requests that the route
 * declares and asks for the files of its screen, so that data and code travel at the same time.
 */
declare global {
  interface Window {
    portalEarly?: Map<string, Promise<Response>>
    /** Addresses of those that the first picture does not wait for. */
    portalEarlyLate?: Set<string>
    /** Whose token they were asked with; null for none. */
    portalEarlySubject?: string | null
  }
}

/** Asks for all at once, and ends when the shell may follow. */
async function start(): Promise<void> {
  const published = portalConfig()
  const config = { ...published, registry: registryOf(published.registry, knownSubject()) }
  const token = readText(localStorage, storageKeys.sessionToken)
  const { subject, relationship, userBrand } = sessionRecord()
  const signedIn = isUsable(token) && isTokenOf(subject, token)
  document.documentElement.dataset.frame = signedIn ? 'staff' : 'door'
  if (signedIn || mayBeKnown() || hasWord(location.search)) leavePrerendered()
  const early = new Map<string, Promise<Response>>()
  window.portalEarly = early
  window.portalEarlyLate = new Set()
  window.portalEarlySubject = signedIn ? subject : null
  const match = pageToOpen(config.registry, signedIn)
  if (!match || (match.route.access === 'staff' && !signedIn)) return
  const drawing = askForCode(match, config, signedIn)
  askForData(match, { ...config, token: signedIn ? token : null, relationship, userBrand }, early)
  await drawing
}

/** The identity library holds tokens: the session check may find somebody. */
function mayBeKnown(): boolean {
  return keysWith(localStorage, storageKeys.identity).length > 0
}

/** The sign-in form or the reset has something to say first, which another screen has handed over. */
function hasWord(search: string): boolean {
  return Boolean(history.state?.usr) || new URLSearchParams(search).has('reason')
}

trustOwnFiles()
mendOwnFiles(undefined, (url) => url.replace(portalConfig().shellBase ?? SHELL_BASE, SHELL_BASE))
replaceBlockedStorage()
holdPresses()
askForFont()
// What goes wrong before the shell is there, it meets itself, and has words for.
void askForShell(start().catch(() => undefined))
