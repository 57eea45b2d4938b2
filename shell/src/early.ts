import {
  loadLaterFiles,
  loadUnreleased,
  currentRegistry,
  isPrepared,
  loadScreen,
  matchRoute,
  portalConfig,
  rememberFont,
  startRemotes,
  withOverrides,
} from '@portal/federation/host'
import { preloadFont } from '@portal/ui/font'
import { sendReport } from './errors/report'
import { loadLogin } from './login/preload'
import { knownSubject } from './start/stored'

/**
 * First module of every entry, before React: opens the remote of the current path, whose files the start script
 * requested. A failure appears again where the screen renders; a settled one is only logged.
 */
void preloadFont().then(rememberFont)
const config = portalConfig()
startRemotes({ ...config, registry: withOverrides(config) }, knownSubject())
// Few users have previews; the page waits for them where it renders.
void loadUnreleased(knownSubject())
const registry = currentRegistry()
const match = matchRoute(registry, location.pathname)
const needsSession = match?.route.access === 'staff' && !window.portalEarlySubject
const isShown = match && !needsSession && !match.remote.unfit

const firstScreen = isShown ? loadScreen(match.remote.name, match.route.path) : null

// After the page's own files, so that its slots and links need to wait for nothing else. Before sign-in nobody follows
// links: the screen behind the form is loaded while the form is filled in.
if (window.portalEarlySubject) loadLaterFiles().catch(() => undefined)

/** Resolves when the page's screen can render for this user, or has failed. */
export async function readyScreen(userId: Promise<string | undefined>): Promise<void> {
  try {
    const [screen, known] = await Promise.all([firstScreen, userId])
    if (known && screen && isPrepared(screen)) await screen.prepare({ userId: known, params: match?.params ?? {} })
  } catch (error) {
    await sendReport(error, { action: 'load' })
  }
}

if (location.pathname === '/' || location.pathname.startsWith('/login')) loadLogin().catch(() => undefined)
