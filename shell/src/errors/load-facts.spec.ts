// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { loadFacts } from './load-facts'

vi.mock('@portal/federation/host', () => ({
  portalConfig: () => ({ registry: { canaries: { 'mf-a': { percent: 10, entry: { version: '1.1.0' } } } } }),
}))
class Navigation {
  readonly serverTiming = [
    { name: 'now', duration: 17, description: '' },
    { name: 'load', duration: 0, description: '7d1f' },
  ]
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const loaded = () => {
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(Object.assign([], { 0: new Navigation(), length: 1 }))
}

test.each([
  ['mf-a', '1.1.0', 'canary'],
  ['mf-a', '1.0.0', 'stable'],
  ['mf-b', '1.1.0', 'stable'],
])('a fault of %s %s has the channel %s and the load id of the log [OPEN-251]', (remote, version, channel) => {
  loaded()
  expect(loadFacts({ remote, version })).toEqual({ channel, load: '7d1f' })
})

test('has no load id in a browser that hides the header [OPEN-251]', () => {
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  expect(loadFacts({ remote: 'mf-a', version: '1.0.0' })).toEqual({ channel: 'stable' })
})
