import type { Page } from '@playwright/test'

/** The next `times` requests of that method whose path matches are carried out, and their answers get lost. */
export async function loseAnswers(page: Page, method: string, path: RegExp, times = 1): Promise<() => number> {
  let lost = 0
  await page.route('**/api/portal/**', async (route) => {
    const request = route.request()
    if (lost >= times || request.method() !== method || !path.test(new URL(request.url()).pathname)) {
      return route.fallback()
    }
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  return () => lost
}
