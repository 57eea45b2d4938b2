import type { Page } from 'playwright'
import { CLOSED_SOCKET_MESSAGE } from '../../e2e/fixtures/closing-page'

/** Collects the errors of a tab, because a partly failed load must not count. */
export function failOnErrors(tab: Page) {
  const seen: string[] = []
  tab.on('console', (message) => {
    if (message.type() === 'error' && !CLOSED_SOCKET_MESSAGE.test(message.text()))
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
