import { ACCOUNTS, expect, test } from '../fixtures'
import { openSignedIn } from '../fixtures/sign-in'
import { inThePage, throughTheServer } from '../registries/documents'
import { seedsUpTo, walkRegistries } from '../registries/walk'

test.describe.configure({ mode: 'parallel' })

/** A few of those that `npm run faults -- registries` walks. */
for (const [where, from, seeds] of [
  ['in the store', throughTheServer, seedsUpTo(5)],
  ['in the page itself', inThePage, seedsUpTo(8)],
] as const) {
  test(`a hostile entry ${where}: the page shows the screen or words, and asks nobody elsewhere`, async ({
    browser,
    contextOptions,
    baseURL,
  }) => {
    const page = await openSignedIn(browser, { ...contextOptions, baseURL }, ACCOUNTS.harbourOwner)
    await page.goto('/robots.txt')
    const mutations = await from(String(baseURL))
    const { screens, words, broken } = await walkRegistries(page, mutations, seeds)
    mutations.close()
    expect(broken).toEqual([])
    expect(screens + words).toBe(seeds.length)
    expect(words).toBeGreaterThan(0)
    await page.context().close()
  })
}
