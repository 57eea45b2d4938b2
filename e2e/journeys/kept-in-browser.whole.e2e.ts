import { expect, test } from '../fixtures'
import { seedsUpTo } from '../registries/walk'
import { walkStorage } from '../storage/walk'

/** Of those that `npm run faults -- kept-in-browser` walks. */
const FEW = 4

test('what lies in the browser is wrong in a few places: each page opens, and no draft is lost silently [OPEN-223]', async ({
  browser,
  contextOptions,
  baseURL,
}) => {
  const { pages, signIns, broken } = await walkStorage(browser, { ...contextOptions, baseURL }, seedsUpTo(FEW))
  expect(broken).toEqual([])
  expect(pages + signIns).toBe(FEW)
  expect(pages).toBeGreaterThan(0)
})
