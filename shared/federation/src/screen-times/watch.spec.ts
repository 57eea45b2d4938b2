// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markScreen } from './mark'
import { watchScreens } from './watch'

const remote = { name: 'mf-a', version: '1.1.0' }
const visit = (page: string, times: object) => ({ remote: 'mf-a', version: '1.1.0', page, times })

/** What the browser has kept and not handed out yet. */
let kept: object[]
let handOut: () => void
let asked: string[]
let isHidden: boolean
beforeEach(() => {
  ;[kept, asked, isHidden] = [[], [], false]
  class Observer {
    static readonly supportedEntryTypes = ['measure', 'largest-contentful-paint', 'event', 'navigation']
    // Those of earlier tests still listen.
    readonly #own = kept
    constructor(tell: (list: { getEntries: () => object[] }) => void) {
      handOut = () => tell({ getEntries: () => this.takeRecords() })
    }
    observe({ type }: { type: string }) {
      asked.push(type)
    }
    takeRecords() {
      return this.#own.splice(0)
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    name === 'first-contentful-paint'
      ? [{ name, entryType: 'paint', startTime: 310, duration: 0, toJSON: () => name }]
      : [],
  )
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  vi.spyOn(performance, 'measure').mockImplementation((name, given) => {
    const { start, detail } = typeof given === 'object' ? given : {}
    const entry = { name, entryType: 'measure', startTime: Number(start), duration: 80, detail, toJSON: () => name }
    kept.push(entry)
    return entry
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const press = (startTime: number, duration: number, interactionId = 7) =>
  kept.push({ entryType: 'event', startTime, duration, interactionId })
const watch = (opened: string | null) => {
  const told: unknown[] = []
  watchScreens((visits) => told.push(visits), opened)
  return told
}
const putAway = (hidden: boolean) => {
  isHidden = hidden
  window.dispatchEvent(new Event('visibilitychange'))
}

test('asks for what the browser knows, and tells all of it once, when the page is put away or left', () => {
  const told = watch('/pets')
  expect(asked).toEqual(['measure', 'largest-contentful-paint', 'event'])
  markScreen(remote, '/pets')
  kept.push({ entryType: 'largest-contentful-paint', startTime: 500 })
  kept.push({ entryType: 'largest-contentful-paint', startTime: 640 })
  press(2000, 64)
  press(2100, 900, 0)
  handOut()
  markScreen(remote, '/pet/:id', 4000)
  expect(told).toEqual([])
  putAway(true)
  expect(told).toEqual([
    [visit('/pets', { paint: 310, content: 640, usable: 80, interaction: 64 }), visit('/pet/:id', { switch: 80 })],
  ])
  window.dispatchEvent(new Event('pagehide'))
  putAway(false)
  expect(told).toHaveLength(1)
  press(9000, 48)
  window.dispatchEvent(new Event('pagehide'))
  expect(told.slice(1)).toEqual([[visit('/pet/:id', { interaction: 48 })]])
})
