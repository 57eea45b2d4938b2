import { expect, test } from '../fixtures'

test('what the policy of a page refuses is told to the server, which counts it', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Content Security Policy|ERR_BLOCKED_BY_CSP|Failed to fetch/)
  const counted = async () => {
    const { violations } = await (await page.request.get('/health')).json()
    return violations['page connect-src'] ?? 0
  }
  const before = await counted()
  await page.goto('/login')
  await page.evaluate(() => fetch('https://elsewhere.test/').catch(() => undefined))
  await expect.poll(counted).toBe(before + 1)
})
