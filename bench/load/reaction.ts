import type { BrowserContext } from 'playwright'
import { failOnErrors } from './errors'
import type { PageUnderTest } from './pages'

/** Proves that what is timed as ready answers a click, without another document. Throws when it does not. */
export async function checkReaction(context: BrowserContext, origin: string, page: PageUnderTest): Promise<void> {
  const tab = await context.newPage()
  const errors = failOnErrors(tab)
  const documents: string[] = []
  tab.on('request', (request) => void (request.isNavigationRequest() && documents.push(request.url())))
  await tab.goto(origin + page.path)
  for (const part of page.whole) await tab.locator(part).first().waitFor()
  await tab.locator(page.reacts.click).and(tab.locator(':visible')).first().click()
  await tab.locator(page.reacts.shows).first().waitFor()
  await tab.close()
  errors.check(page.path)
  if (documents.length > 1) throw new Error(`${page.path} fetched another document on a click`)
}
