import type { ComponentType, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { fontOnFastLine } from '@portal/ui/font'
import { readEarlyAnswers } from '../api/early-answers'
import { firstScreen } from '../early'
import { takePage } from '../first-drawing/drawn'
import { logFailure } from '../errors/report'
import { ScreenBoundary } from '../errors/ScreenBoundary'
import { PageFailed } from '../composition/ScreenFailed'
import { checkSession } from '../session/session-check'
import { showSession } from '../session/session-state'
import { App } from './App'

interface Entry {
  readonly Frame: ComponentType<{ children: ReactNode }>
  readonly routes?: ReactNode
}

/** Longest wait for the screen's code and data; what is late then comes behind the frame. */
const WHOLE_MS = 1_500

/**
 * Draws an entry's page once the session check has ended; what the HTML holds stands till then [SHL-19]. Frame, screen
 * and data are drawn at once where they come in time: one drawing costs half of three.
 */
export async function mount(entry: Entry): Promise<void> {
  const [session] = await Promise.all([checkSession(), fontOnFastLine(), wholeInTime()])
  showSession(session)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the portal')
  takePage()
  // Each boundary tells what it caught; the browser's log keeps it as a warning.
  const onCaughtError = (error: unknown) => logFailure(error, { action: 'render' })
  createRoot(root, { onCaughtError }).render(
    <ScreenBoundary remote="shell" fallback={(error) => <PageFailed error={error} />}>
      <App {...entry} />
    </ScreenBoundary>,
  )
}

async function wholeInTime(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, WHOLE_MS))
  await Promise.race([Promise.all([firstScreen, readEarlyAnswers()]), late])
}
