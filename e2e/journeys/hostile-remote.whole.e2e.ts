import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { openHostilePortal } from '../fixtures/hostile-portal'
import type { HostilePortal } from '../fixtures/hostile-portal'
import { openListeners } from '../fixtures/listeners'
import { leave, STAYING, TOKENS, tryAllAtOnce, WAYS, WITHOUT_POLICY } from '../fixtures/ways-out'

let portal: HostilePortal
test.beforeAll(async ({ baseURL }) => {
  portal = await openHostilePortal(String(baseURL))
})
test.afterAll(() => portal.close())

test(`a hostile remote tries ${STAYING.length} ways out at once: WebRTC alone leaves, and no call of another's is made [OPEN-221, OPEN-222, OPEN-259, OPEN-260]`, async ({
  browser,
  contextOptions,
}) => {
  const listeners = await openListeners(WAYS)
  const page = await portal.open(browser, contextOptions, listeners.ports)
  const tokens = await page.getByRole('list', { name: 'Tokens' }).getByRole('listitem').allInnerTexts()
  expect(tokens).toEqual(TOKENS.map((place) => expect.stringMatching(place)))

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const reported = page.waitForRequest(
    (request) => request.url().includes('/cloud/errors/') && request.postData()?.includes('may not call') === true,
  )
  await page.getByRole('button', { name: 'Trespass' }).click()
  await expect(page.getByText('mf-hostile may not call vet/members')).toBeVisible()
  const report = (await reported).postData() ?? ''
  expect(report).toContain('mf-hostile may not call vet/members')
  expect(report).toContain('"remote":"mf-hostile"')
  expect(asked).not.toContain('/api/portal/vet/members')

  expect(await Promise.all([runAgain(page, false), runAgain(page, true)])).toEqual(['refused', 'ran'])
  await tryAllAtOnce(page)
  await leave(page, listeners)
  expect(listeners.reached()).toEqual(['WebRTC', 'location'])
  const { violations } = await (await page.request.get(`${portal.origin}/health`)).json()
  // The second is a text as HTML, as code, and as the address of a script or worker.
  for (const directive of ['connect-src', 'require-trusted-types-for', 'style-src-elem'])
    expect(Object.keys(violations)).toContain(`mf-hostile ${directive}`)
  await page.context().close()
  listeners.close()
})

test(`without the policy of the page ${WITHOUT_POLICY.length} of them leave: the journey can see what it looks for [OPEN-222, OPEN-260]`, async ({
  browser,
  contextOptions,
}) => {
  const listeners = await openListeners(WAYS)
  const page = await portal.open(browser, { ...contextOptions, bypassCSP: true }, listeners.ports)
  await tryAllAtOnce(page)
  await leave(page, listeners)
  expect(listeners.reached().filter((name) => STAYING.includes(name))).toEqual(WITHOUT_POLICY)
  await page.context().close()
  listeners.close()
})

/** What becomes of a script of the release that is asked for with its hash or without. */
const runAgain = (page: Page, withHash: boolean) =>
  page.evaluate((isHashed) => {
    const found = performance.getEntriesByType('resource').find(({ name }) => /\/shell\/[^/]+\.js$/.test(name))
    const script = document.createElement('script')
    script.src = found?.name ?? ''
    script.crossOrigin = 'anonymous'
    if (isHashed) script.integrity = globalThis.portalIntegrity?.(script.src) ?? ''
    return new Promise<string>((resolve) => {
      script.addEventListener('load', () => resolve('ran'))
      script.addEventListener('error', () => resolve('refused'))
      document.head.append(script)
    })
  }, withHash)
