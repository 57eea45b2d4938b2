import type { Page } from '@playwright/test'
import { getsCanary, storageKeys } from '@portal/federation/host'
import { innerPort } from '../../scripts/lib/ports.mjs'
import { ACCOUNTS, expect, test } from '../fixtures'
import { throwsAtRender } from '../fixtures/bad-version'
import { publishNext, versionsOf } from '../fixtures/next-version'
import { openAtOrigin } from '../fixtures/sign-in'
import { openOwnStore } from '../own-store/web-server'

const PERCENT = 50
/** Enough failed loads to differ from the stable version, whose loads other journeys make fail. */
const FAULTY_LOADS = 60

/** User id and token of a page. */
const userOf = (page: Page) =>
  page.evaluate((key) => {
    const token = localStorage.getItem(key) ?? ''
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return { token, who: String(JSON.parse(atob(claims)).sub) }
  }, storageKeys.sessionToken)

test('a failing canary affects only its users, and the guard rolls it back', async ({
  browser,
  contextOptions,
  baseURL,
}) => {
  test.slow()
  const store = await openOwnStore(String(baseURL))
  const port = await innerPort()
  const origin = `http://localhost:${port}`
  await store.serve(port, { PUBLIC_ORIGIN: origin })
  const users = await Promise.all(
    [ACCOUNTS.harbourOwner, ACCOUNTS.harbourNurse].map(async (account) => {
      const page = await (
        await openAtOrigin(browser, { ...contextOptions, baseURL: String(baseURL) }, account, origin)
      ).newPage()
      await page.goto('/robots.txt')
      return { page, ...(await userOf(page)) }
    }),
  )
  // A version that no earlier run has counted, and that exactly one of the two users gets.
  const versions = Array.from({ length: 100 }, (_, patch) => `9.${Math.floor(Date.now() / 1000)}.${patch}`)
  const gets = (version: string) =>
    users.filter(({ who }) => getsCanary('mf-practice', { version, percent: PERCENT }, who))
  const version = versions.find((one) => gets(one).length === 1) ?? ''
  const [chosen] = gets(version)
  const other = users.find((user) => user !== chosen)
  if (!chosen || !other) throw new Error('No version is for exactly one of the two')

  await publishNext(store, 'mf-practice', version, throwsAtRender)
  await store.command({}, 'promote', 'mf-practice', version, '--percent', String(PERCENT))
  await expect.poll(async () => Boolean((await versionsOf(origin)).canaries)).toBe(true)
  await Promise.all(users.map(({ page }) => page.goto('/customer-support')))
  await expect(chosen.page.getByText('This page could not be shown')).toBeVisible()
  await expect(other.page.getByText('Client Care Team')).toBeVisible()

  const headers = { authorization: `Bearer ${chosen.token}` }
  const data = { parts: [{ remote: 'mf-practice', version, counts: ['load', 'render', 'faulty'] }] }
  for (let load = 0; load < FAULTY_LOADS; load++)
    expect((await chosen.page.request.post('/api/portal/part_metrics', { headers, data })).status()).toBe(204)
  await store.guard()
  await expect.poll(async () => (await versionsOf(origin)).canaries, { timeout: 60_000 }).toBeUndefined()
  const history = await store.command({}, 'history', 'mf-practice')
  const last = history.trim().split('\n').at(-1) ?? ''
  expect(last).toMatch(/Guard of canaries +withdraw +mf-practice/)
  expect(last).toContain(version)
  await chosen.page.reload()
  await expect(chosen.page.getByText('Client Care Team')).toBeVisible()
  for (const { page } of users) await page.context().close()
  await store.close()
})
