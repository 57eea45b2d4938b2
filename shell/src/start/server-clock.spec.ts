// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '@portal/domain'

const noon = Date.UTC(2026, 10, 20, 12)

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
  vi.useFakeTimers({ now: noon })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

interface Page {
  readonly server?: number
  readonly fromCache?: boolean
}

/** A page that the server answered half a second ago, with this computer's clock at that time. */
function arrive({ server, fromCache = false }: Page): void {
  const entry = {
    name: '',
    entryType: 'navigation',
    startTime: 0,
    duration: 0,
    toJSON: () => ({}),
    transferSize: fromCache ? 0 : 300,
    responseStart: performance.now() - 500,
    serverTiming: server === undefined ? [] : [{ name: 'now', duration: server }],
  }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(Object.assign([], { 0: entry, length: 1 }))
}

const clock = () => import('./server-clock')

test.each([
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
  ['right', 0],
])("knows the server's time with a clock that is %s", async (_, off) => {
  arrive({ server: noon })
  vi.setSystemTime(noon + off)
  const { serverNow } = await clock()
  expect(serverNow()).toBe(noon + 500)
  vi.advanceTimersByTime(60_000)
  expect(serverNow()).toBe(noon + 60_500)
})

test('a clock corrected backwards while the page is open changes nothing', async () => {
  arrive({ server: noon - DAY_MS })
  const { serverNow } = await clock()
  expect(serverNow()).toBe(noon - DAY_MS + 500)
  vi.setSystemTime(noon - DAY_MS)
  expect(serverNow()).toBe(noon - DAY_MS + 500)
})

test('uses the wall clock after sleep, when the monotonic clock stood still', async () => {
  arrive({ server: noon })
  const { serverNow } = await clock()
  expect(serverNow()).toBe(noon + 500)
  vi.setSystemTime(noon + 3 * HOUR_MS)
  expect(serverNow()).toBe(noon + 3 * HOUR_MS + 500)
})

test.each<[string, Page]>([
  ['from the cache of the browser', { server: noon - 5 * DAY_MS, fromCache: true }],
  ['without the header', {}],
])("a page %s uses an earlier page's time", async (_, page) => {
  arrive({ server: noon })
  vi.setSystemTime(noon + DAY_MS)
  ;(await clock()).serverNow()
  expect(localStorage.getItem('portal.clock-offset')).toBe(String(500 - DAY_MS))
  vi.resetModules()
  arrive(page)
  expect((await clock()).serverNow()).toBe(noon + 500)
})

test('trusts the computer before anything is known, whatever is in storage', async () => {
  localStorage.setItem('portal.clock-offset', 'soon')
  arrive({})
  expect((await clock()).serverNow()).toBe(noon)
})
