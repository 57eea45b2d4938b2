import { BARE, expect, test } from '../fixtures'
import { doubleText, overflow, watchLayoutShift } from '../fixtures/layout'
import { PAGES, addressOf, opened } from '../fixtures/pages'

test.use({ isFirstVisit: true })

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
for (const [kind, account, entries] of PAGES) {
  test(`${kind}: axe finds nothing, nothing jumps, nothing is cut at 390 and 320 px or with text of 200 %`, async ({
    page: visitor,
    signedInPage,
    consoleErrors,
    axe,
  }) => {
    test.slow()
    consoleErrors.expect(/status of 404/)
    const page = account ? await signedInPage(account, BARE) : visitor
    const layoutShift = await watchLayoutShift(page)
    // Where no other journey lets axe look: dark, on a phone. Every pair of colours of both themes is in a spec.
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const [at, entry] of entries.entries()) {
      await test.step(entry, async () => {
        const address = await addressOf(page, entry)
        // To open a page is what takes long: each is opened at one of the widths, in turn, and made the other's.
        await page.setViewportSize(at % 2 ? DESKTOP : PHONE)
        await opened(page, address)
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
