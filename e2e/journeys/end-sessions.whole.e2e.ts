import { ACCOUNTS, expect, test } from '../fixtures'
import type { Page } from '@playwright/test'

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('portal.personal.session-token'))

/** What the API says to a token that was copied out of the browser. */
async function answerTo(page: Page, token: string | null): Promise<number> {
  const answer = await page.request.get('/api/portal/vet', { headers: { authorization: `Bearer ${token}` } })
  return answer.status()
}

test('a token that was copied opens nothing after Logout [OPEN-161, SHL-26]', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  // What the dashboard had asked for when Logout was pressed may be answered after it.
  consoleErrors.expect(/status of 401/)
  await signIn(page, ACCOUNTS.harbourNurse)
  const copied = await tokenOf(page)
  expect(await answerTo(page, copied)).toBe(200)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => answerTo(page, copied)).toBe(401)
})
