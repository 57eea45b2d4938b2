import { EMPTY_PAGE, expect, test } from '../fixtures'
import { doubleText, overflow, watchLayoutShift } from '../fixtures/layout'
import { PAGES, pathOf, openPage } from '../fixtures/pages'

test.use({ isFirstVisit: true })

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
for (const [kind, account, entries] of PAGES) {
  test(`${kind}: no accessibility violations, no layout shift, no overflow at 390 and 320 px or with text of 200 %`, async ({
    page: visitor,
    signedInPage,
    consoleErrors,
    axe,
  }) => {
    test.slow()
    consoleErrors.expect(/status of 404/)
    const page = account ? await signedInPage(account, EMPTY_PAGE) : visitor
    const layoutShift = await watchLayoutShift(page)
    // Dark on a phone, which no other journey checks. A spec checks all colour pairs of both themes.
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const [at, entry] of entries.entries()) {
      await test.step(entry, async () => {
        const address = await pathOf(page, entry)
        // Opening a page is slow, so each opens at one width and is then resized to the other.
        await page.setViewportSize(at % 2 ? DESKTOP : PHONE)
        await openPage(page, address)
        expect.soft([entry, await layoutShift()]).toEqual([entry, 0])
        await page.setViewportSize(PHONE)
        await axe(page, undefined, true)
        const wide = [await overflow(page)]
        await page.setViewportSize({ width: 320, height: 640 })
        wide.push(await overflow(page))
        await page.setViewportSize(DESKTOP)
        await doubleText(page)
        wide.push(await overflow(page))
        expect.soft([entry, ...wide]).toEqual([entry, 0, 0, 0])
      })
    }
  })
}
