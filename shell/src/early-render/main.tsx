import type { ComponentType } from 'react'
import { knownTimeZone, priceVisibility } from '@portal/domain'
import { PortalHostProvider } from '@portal/federation'
import type { PortalHost } from '@portal/federation'
import {
  currentRegistry,
  isReactThere,
  loadIsolatedScreen,
  markDrawnEarly,
  matchRoute,
  portalConfig,
  startRemotes,
  CONTRACT_VERSION,
  storageKeys,
} from '@portal/federation/host'
import { brandOf } from '../brand/brand'
import { StaffFrame } from '../layout/StaffFrame'
import { openAtStart } from '../sealed-drafts/open-at-start'
import type { StaffSession } from '../session/session'
import { readAnswers } from './answers'
import { draw } from './draw'
import { shared } from './shared'
import { settleFont, stylesOf } from './styles'

/**
 * Early render: draws frame and screen once from the start script's data, before React has loaded. It uses the same
 * components, with hooks that return what React's first render would. React then renders the same in its place. On any
 * failure the skeleton stays.
 */
async function drawFirst(): Promise<void> {
  const config = portalConfig()
  const subject = window.portalEarlySubject
  if (!subject || !window.portalDrawsEarly) return
  startRemotes(config, subject)
  const match = matchRoute(currentRegistry(), location.pathname)
  if (!match?.route.drawnEarly) return
  const [Screen] = await Promise.all([
    loadIsolatedScreen(match.remote, match.route.path, shared),
    readAnswers(),
    openAtStart(storedSession()),
    stylesOf(match.remote, match.route.chunk).then(settleFont),
  ])
  const session = storedSession()
  const root = document.getElementById('root')
  // Another user may have signed in meanwhile.
  if (!root || isReactThere() || session?.subject !== subject) return
  const page = document.createElement('div')
  draw(<Page screen={Screen} host={hostOf(session)} />, page)
  markDrawnEarly(page.children)
  root.replaceChildren(...page.childNodes)
}

interface PageProps {
  readonly screen: ComponentType
  readonly host: ReturnType<typeof hostOf>
}

function Page({ screen: Screen, host }: PageProps) {
  return (
    <PortalHostProvider value={host}>
      <StaffFrame onLogOut={() => undefined} notices={null}>
        <Screen />
      </StaffFrame>
    </PortalHostProvider>
  )
}

/** The stored session. A damaged one makes the early render fail; the session check handles it. */
function storedSession(): StaffSession | null {
  return JSON.parse(localStorage.getItem(storageKeys.userData) ?? 'null')
}

/** Nothing is called during an early render. */
const never = () => {
  throw new Error('Not in an early render')
}

/** The portal host from the stored session. */
function hostOf({ user, practice }: StaffSession): PortalHost {
  return {
    contract: CONTRACT_VERSION,
    user,
    practice,
    timeZone: knownTimeZone(practice.time_zone),
    now: () => new Date(),
    brand: brandOf(user.brand),
    prices: priceVisibility(practice),
    api: { call: never, peek: never },
    realtime: { key: '', host: '', port: 0, path: '', secure: true },
    notify: never,
    report: never,
    guestSession: null,
    setGuestSession: never,
    logOutEverywhere: never,
    signInAgain: never,
  }
}

drawFirst().catch(() => undefined)
