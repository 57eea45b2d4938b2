import {
  bringFiles,
  bringUnreleased,
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
 * First module of every entry, before React is evaluated: opens the remote of the current path, whose files the start
 * script has asked for. A failure here is met again, and shown, where the screen is rendered; one that is over by then is only told.
 */
void preloadFont().then(rememberFont)
const config = portalConfig()
startRemotes({ ...config, registry: withOverrides(config) }, knownSubject())
// Few are shown what nobody else has: the page waits for it where it is drawn.
void bringUnreleased(knownSubject())
const registry = currentRegistry()
const match = matchRoute(registry, location.pathname)
const needsSession = match?.route.access === 'staff' && !window.portalEarlySubject
const isShown = match && !needsSession && !match.remote.unfit

const firstScreen = isShown ? loadScreen(match.remote.name, match.route.path) : null

// Behind what the page itself needs, so that its slots and links wait for nothing more. Nobody follows links before
// they sign in: what is behind the form is fetched while it is filled in.
if (window.portalEarlySubject) bringFiles().catch(() => undefined)

/** Fulfilled when the page's screen has what it needs to be drawn for this user, or is known not to get it. */
export async function readyScreen(userId: Promise<string | undefined>): Promise<void> {
  try {
    const [screen, known] = await Promise.all([firstScreen, userId])
    if (known && screen && isPrepared(screen)) await screen.prepare({ userId: known, params: match?.params ?? {} })
  } catch (error) {
    await sendReport(error, { action: 'load' })
  }
}

if (location.pathname === '/' || location.pathname.startsWith('/login')) loadLogin().catch(() => undefined)
