import type { ComponentType } from 'react'
import { PortalHostProvider } from '@portal/federation'
import {
  currentRegistry,
  loadIsolatedScreen,
  markDrawnEarly,
  matchRoute,
  portalConfig,
  startRemotes,
} from '@portal/federation/host'
import { StaffFrame } from '../layout/StaffFrame'
import { openAtStart } from '../sealed-drafts/open-at-start'
import { readAnswers } from './answers'
import { draw } from './draw'
import { isReactThere } from './drawn'
import { settleFont } from './font'
import { hostOf, storedSession } from './host'
import { shared } from './shared'
import { stylesOf } from './styles'

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

drawFirst().catch(() => undefined)
