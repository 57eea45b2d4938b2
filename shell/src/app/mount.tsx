import type { ComponentProps } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  loadUnreleased,
  FONT_WAIT_MS,
  isDrawnEarly,
  isPrerendered,
  leavePrerendered,
  pageRoot,
  takeOver,
  takePage,
  whenParsed,
  WHOLE_SCREEN_WAIT_MS,
} from '@portal/federation/host'
import { chooseFont, waitForFont } from '@portal/ui/font'
import { readEarlyAnswers } from '../api/early-answers'
import { readyScreen } from '../early'
import { logFailure } from '../errors/report'
import { openAtStart } from '../sealed-drafts/open-at-start'
import { checkSession } from '../session/renewal'
import { showSession } from '../session/session'
import type { StaffSession } from '../session/session'
import { Page } from './Page'

/**
 * Renders an entry's page after the session check; until then the HTML's content stays [SHL-19]. Frame, screen and data
 * are rendered together when they arrive in time: one render costs half of three. Prerendered content, for a visitor
 * without a session, is hydrated.
 */
export async function mount(entry: ComponentProps<typeof Page>): Promise<void> {
  const checked = checkSession()
  const opened = checked.then(openAtStart)
  const [session] = await Promise.all([
    checked,
    isPrerendered() || waitForFont(FONT_WAIT_MS),
    checked.then((found) => loadUnreleased(found?.subject ?? null)),
    wholeInTime(checked, opened),
    whenParsed(),
  ])
  showSession(session)
  if (session) leavePrerendered()
  const root = pageRoot()
  takePage()
  // Boundaries report the errors that they catch; the browser's log also gets them, as warnings.
  const log = (error: unknown) => logFailure(error, { action: 'render' })
  const options = { onCaughtError: log, onRecoverableError: log }
  const page = <Page {...entry} onShown={takeOver(root)} />
  if (isPrerendered()) hydrateRoot(root, page, options)
  else {
    // React replaces an early render in the same font.
    if (!isDrawnEarly(root)) chooseFont()
    createRoot(root, options).render(page)
  }
  void import(/* webpackChunkName: "part-metrics" */ '../part-metrics/report-counts').then(
    ({ reportCounts }) => reportCounts(),
    () => undefined,
  )
}

async function wholeInTime(checked: Promise<StaffSession | null>, opened: Promise<void>): Promise<void> {
  const userId = Promise.all([checked, opened]).then(([session]) => session?.user.id)
  const late = new Promise((resolve) => setTimeout(resolve, WHOLE_SCREEN_WAIT_MS))
  await Promise.race([Promise.all([readyScreen(userId), opened, readEarlyAnswers()]), late])
}
