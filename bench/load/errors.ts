import type { Page } from 'playwright'

/** What a page that is being left still says on its real-time line goes nowhere; Chromium calls that an error. */
export const SAID_ON_LEAVING = /WebSocket is already in CLOSING or CLOSED state/

/** Notes every error of a tab: a load that fails in part is no figure. */
export function failOnErrors(tab: Page) {
  const seen: string[] = []
  tab.on('console', (message) => {
    if (message.type() === 'error' && !SAID_ON_LEAVING.test(message.text()))
      seen.push(`${message.text()} ${message.location().url}`)
  })
  tab.on('pageerror', (error) => void seen.push(String(error)))
  tab.on(
    'response',
    (response) => void (response.status() >= 400 && seen.push(`${response.status()} ${response.url()}`)),
  )
  return {
    check(path: string): void {
      if (seen.length > 0) throw new Error(`${path} has errors:\n  ${seen.join('\n  ')}`)
    },
  }
}
