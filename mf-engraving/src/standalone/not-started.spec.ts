// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let told: { url: string; parts: unknown }[]
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  told = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    told.push({ url, parts: JSON.parse(body).parts })
  })
  const config = { apiBase: '/api/', release: '1.4.0' }
  document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`
  history.replaceState(null, '', '/engraving/verify/booking-1/line-7')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete window.ownersPageStarted
})

const watch = async () => (await import('./not-started')).countIfNotStarted()
const failed = [{ remote: 'mf-engraving', version: '1.4.0', counts: ['load', 'failed', 'faulty'] }]

test.each([
  ['/engraving/verify/booking-1/line-7', '/api/portal/part_metrics/line-7'],
  ['/engraving/check-existing?staff=0&quotedProductId=line-8', '/api/portal/part_metrics/line-8'],
])('a page at %s whose code never runs is counted as failed', async (address, url) => {
  history.replaceState(null, '', address)
  await watch()
  await vi.advanceTimersByTimeAsync(19_999)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual([{ url, parts: failed }])
})

test('does not count a started page', async () => {
  await watch()
  window.ownersPageStarted = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([])
})
