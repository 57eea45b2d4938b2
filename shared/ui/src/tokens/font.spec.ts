// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fontOnFastLine, preloadFont } from './font'

class Timing implements PerformanceEntry {
  readonly name = 'page'
  readonly entryType = 'navigation'
  readonly startTime = 0
  readonly duration = 0
  constructor(
    readonly requestStart: number,
    readonly responseEnd: number,
  ) {}
  toJSON() {
    return this.name
  }
}

function pageTook(ms: number) {
  vi.stubGlobal('PerformanceNavigationTiming', Timing)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Timing(10, 10 + ms)])
}

async function isDone(promise: Promise<void>, afterMs: number): Promise<boolean> {
  let done = false
  void promise.then(() => (done = true))
  await vi.advanceTimersByTimeAsync(afterMs)
  return done
}

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = ''
  preloadFont()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('on a fast network the first drawing waits for the font, at most a blink', async () => {
  pageTook(40)
  const wait = fontOnFastLine()
  expect(await isDone(wait, 149)).toBe(false)
  expect(await isDone(wait, 1)).toBe(true)
})

test('it goes on as soon as the font is there', async () => {
  pageTook(40)
  const wait = fontOnFastLine()
  document.querySelector('link[as="font"]')?.dispatchEvent(new Event('load'))
  expect(await isDone(wait, 0)).toBe(true)
})

test('on a slow network nothing waits for it', async () => {
  pageTook(190)
  expect(await isDone(fontOnFastLine(), 0)).toBe(true)
})
