// @vitest-environment happy-dom
import { remoteEntry } from '@portal/testing/registry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const remote = remoteEntry({ name: 'mf-a', version: '1.1.0' })
const other = remoteEntry({ name: 'mf-b', version: '2.0.0' })

interface MetricReport {
  readonly url: string
  readonly token: string | undefined
  readonly parts: unknown
}
let sent: MetricReport[]
let target: { readonly url: string; readonly token?: string } | null
const load = async () => ({ ...(await import('./part-metrics')), ...(await import('./send-counts')) })
let counts: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  sent = []
  target = { url: '/api/portal/part_metrics', token: 'ann' }
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    sent.push({ url, token: headers.Authorization, parts: JSON.parse(body).parts })
    throw new Error('offline')
  })
  counts = await load()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const start = () => counts.sendCounts(() => target)
const send = () => vi.advanceTimersByTimeAsync(3_000)

test("sends the events of a page's parts together, each once, the first fault as a faulty load", async () => {
  counts.countLoad(remote, true)
  start()
  counts.countLoad(other, false)
  counts.countPart(other, 'render')
  counts.countLoad(other, true)
  await send()
  expect(sent).toEqual([
    {
      url: '/api/portal/part_metrics',
      token: 'Bearer ann',
      parts: [
        { remote: 'mf-a', version: '1.1.0', counts: ['load'] },
        { remote: 'mf-b', version: '2.0.0', counts: ['load', 'failed', 'faulty', 'render'] },
      ],
    },
  ])
  counts.countPart(remote, 'api')
  counts.countPart(remote, 'api')
  counts.countPart(other, 'api')
  await send()
  expect(sent.at(-1)?.parts).toEqual([
    { remote: 'mf-a', version: '1.1.0', counts: ['api', 'faulty'] },
    { remote: 'mf-b', version: '2.0.0', counts: ['api'] },
  ])
  await send()
  expect(sent).toHaveLength(2)
})

test('sends two versions of one remote as two entries, one after the other', async () => {
  start()
  counts.countLoad(remote, false)
  counts.countLoad({ ...remote, version: '1.0.0' }, true)
  await send()
  expect(sent.map(({ parts }) => parts)).toEqual([
    [{ remote: 'mf-a', version: '1.1.0', counts: ['load', 'failed', 'faulty'] }],
  ])
  window.dispatchEvent(new Event('pagehide'))
  expect(sent.at(-1)?.parts).toEqual([{ remote: 'mf-a', version: '1.0.0', counts: ['load'] }])
})

test('keeps counts without a token until one is there', async () => {
  target = null
  start()
  counts.countLoad(remote, true)
  await send()
  expect(sent).toEqual([])
  target = { url: '/api/portal/part_metrics', token: 'ann' }
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveLength(1)
})

test('a load has a time when its entry came over the network, none from the cache', async () => {
  class Resource {
    readonly startTime = 200
    constructor(
      readonly transferSize: number,
      readonly initiatorType = 'script',
    ) {}
  }
  const prefetched = Object.assign(new Resource(4_000, 'fetch'), { startTime: 10 })
  vi.stubGlobal('PerformanceResourceTiming', Resource)
  vi.spyOn(performance, 'now').mockReturnValue(1250.4)
  const found = vi.fn<(url: string, type: string) => unknown[]>(() => [prefetched, new Resource(4_000)])
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(found as typeof performance.getEntriesByName)
  counts.countLoad(remote, true)
  found.mockReturnValue([prefetched, new Resource(0)])
  counts.countLoad(other, true)
  expect(counts.takeCounts()).toEqual([
    { remote: 'mf-a', version: '1.1.0', counts: ['load'], ms: 1050 },
    { remote: 'mf-b', version: '2.0.0', counts: ['load'] },
  ])
  expect(found.mock.calls[0]).toEqual([`${location.origin}/remotes/mf-a/remoteEntry.js`, 'resource'])
})
