import '@portal/ui/tokens.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { clientCareNumber } from '@portal/booking-ui'
import { chooseFont, preloadFont, waitForFont } from '@portal/ui/font'
import {
  countPart,
  FONT_WAIT_MS,
  guardStandaloneChunks,
  isPrerendered,
  pageRoot,
  rememberFont,
  takeOver,
} from '@portal/federation/host'
import { OwnerApp } from './OwnerApp'
import { fetchNextScreen } from './ahead'
import { config, part } from './config'
import { countPage } from './counts'
import { LOST, removeMessage } from './lost-message'
import { report } from './report'
import { screenAt } from './screens'
import { forgetTyped } from './typed'

/** The pages of pet owners on their own: no shell, no other remote, no staff session. */
async function mount(): Promise<void> {
  guardStandaloneChunks(config)
  void preloadFont().then(rememberFont)
  try {
    await Promise.all([screenAt(location.pathname), isPrerendered() || waitForFont(FONT_WAIT_MS)])
    removeMessage()
    draw()
  } catch (error) {
    // Existing content stays, with its input.
    report(error, { action: 'load page' })
    countPart(part, 'failed')
    dispatchEvent(new Event(LOST))
  }
  countPage()
}

function draw(): void {
  const root = pageRoot()
  if (!isPrerendered()) {
    chooseFont()
    return createRoot(root).render(<OwnerApp />)
  }
  const isOurs = hasOurNumber(root)
  const tookOver = takeOver(root)
  const page = <OwnerApp onShown={() => answer(tookOver)} />
  if (isOurs) hydrateRoot(root, page)
  else createRoot(root).render(page)
}

/** Hydration keeps attributes, so links with another brand's number need a full render. */
function hasOurNumber(root: HTMLElement): boolean {
  const number = clientCareNumber(config.brands[config.brand]?.phone ?? '')
  return [...root.querySelectorAll('a[href^="tel:"]')].every(({ textContent }) => textContent === number)
}

/** The page is interactive now. */
function answer(tookOver: () => void): void {
  tookOver()
  // After typed text was passed to its field.
  queueMicrotask(forgetTyped)
  fetchNextScreen()
}

void mount()
