import type { Page } from 'playwright'

/** Notes every error of a tab: a load that fails in part is no figure. */
export function failOnErrors(tab: Page) {
  const seen: string[] = []
  tab.on('console', (message) => void (message.type() === 'error' && seen.push(message.text())))
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
