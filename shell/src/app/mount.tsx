import type { ComponentProps } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  bringUnreleased,
  isDrawnEarly,
  isPrerendered,
  leavePrerendered,
  pageRoot,
  takeOver,
  whenParsed,
} from '@portal/federation/host'
import { chooseFont, fontIfNear } from '@portal/ui/font'
import { readEarlyAnswers } from '../api/early-answers'
import { readyScreen } from '../early'
import { takePage } from '../early-render/drawn'
import { logFailure } from '../errors/report'
import { openAtStart } from '../sealed-drafts/open-at-start'
import { checkSession } from '../session/session-check'
import type { StaffSession } from '../session/session'
import { showSession } from '../session/session-state'
import { Page } from './Page'

/** Longest wait for the screen's code and data; what is late then comes behind the frame. */
const WHOLE_MS = 1_500

/**
 * Draws an entry's page once the session check has ended; what the HTML holds stands till then [SHL-19]. Frame, screen
 * and data are drawn at once where they come in time: one drawing costs half of three. What was drawn at build time,
 * for a visitor without a session, is taken over as it stands.
 */
export async function mount(entry: ComponentProps<typeof Page>): Promise<void> {
  const checked = checkSession()
  const opened = checked.then(openAtStart)
  const [session] = await Promise.all([
    checked,
    isPrerendered() || fontIfNear(),
    checked.then((found) => bringUnreleased(found?.subject ?? null)),
    wholeInTime(checked, opened),
    whenParsed(),
  ])
  showSession(session)
  if (session) leavePrerendered()
  const root = pageRoot()
  takePage()
  // Each boundary tells what it caught; the browser's log keeps it as a warning.
  const log = (error: unknown) => logFailure(error, { action: 'render' })
  const options = { onCaughtError: log, onRecoverableError: log }
  const page = <Page {...entry} onShown={takeOver(root)} />
  if (isPrerendered()) hydrateRoot(root, page, options)
  else {
    // What React draws in the place of the early render has its font, or has none as that.
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
  const late = new Promise((resolve) => setTimeout(resolve, WHOLE_MS))
  await Promise.race([Promise.all([readyScreen(userId), opened, readEarlyAnswers()]), late])
}
