import type { Page } from '@playwright/test'

/** From screen to screen without a reload, as a link does. */
export const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
