import type { Page } from '@playwright/test'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { beginBooking } from '../fixtures/begin-booking'
import { storedTexts } from '../fixtures/kept-words'
import { signInByForm } from '../fixtures/sign-in'

/** Key prefix of encrypted drafts [OPEN-279]. */
const SEALED = 'portal.sealed.'
const IS_SESSION = /Token$|session-token$|LastAuthUser$/
const WRONG = ['', '{"a":', 'null', '[[{"toString":1}]]', '\u0000']

const read = (page: Page) => page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }))

for (const [what, stays] of [
  ['all but the draft', (key: string) => key.startsWith(SEALED)],
  ['all but the draft and the session', (key: string) => key.startsWith(SEALED) || IS_SESSION.test(key)],
] as const)
  test(`the browser's storage has wrong values in ${what}: the page opens, and the draft is not lost`, async ({
    page,
    browser,
    contextOptions,
    baseURL,
  }) => {
    await signInByForm(page, ACCOUNTS.harbourOwner)
    await beginBooking(page)
    const kept = await read(page)
    const drafts = Object.entries(kept.local).flatMap(([key, text]) => (key.startsWith(SEALED) ? [String(text)] : []))
    expect(drafts.length).toBeGreaterThan(0)
    for (const wrong of WRONG) {
      const spoilt = (entries: object) =>
        Object.entries(entries).map(([key, text]): [string, string] => [key, stays(key) ? String(text) : wrong])
      const context = await browser.newContext({ ...contextOptions, baseURL: String(baseURL) })
      const tab = await context.newPage()
      const uncaught: string[] = []
      tab.on('pageerror', (error) => uncaught.push(error.message))
      await tab.goto(EMPTY_PAGE)
      await tab.evaluate(
        ([local, session]) => {
          for (const [key, value] of local) localStorage.setItem(key, value)
          for (const [key, value] of session) sessionStorage.setItem(key, value)
        },
        [spoilt(kept.local), spoilt(kept.session)] as const,
      )
      await tab.goto('/dashboard')
      await expect(tab.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(uncaught).toEqual([])
      const isThere = async () => Object.values((await read(tab)).local).some((text) => drafts.includes(String(text)))
      expect((await isThere()) || (await storedTexts(tab)).includes('Mia'), `with "${wrong}"`).toBe(true)
      await context.close()
    }
  })
