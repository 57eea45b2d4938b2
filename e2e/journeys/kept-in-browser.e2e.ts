import { expect, test } from '../fixtures'
import { seedsUpTo } from '../registries/walk'
import { walkStorage } from '../storage/walk'

/** A few of those that `npm run faults -- kept-in-browser` walks. */
test('what lies in the browser is wrong in a few places: each page opens, and no draft is lost silently [OPEN-223]', async ({
  browser,
  contextOptions,
  baseURL,
}) => {
  const { pages, signIns, broken } = await walkStorage(browser, { ...contextOptions, baseURL }, seedsUpTo(10))
  expect(broken).toEqual([])
  expect(pages + signIns).toBe(10)
  expect(pages).toBeGreaterThan(0)
})
