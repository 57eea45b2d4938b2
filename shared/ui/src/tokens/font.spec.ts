// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseFont, fontOnFastLine, isFontNear, preloadFont } from './font'

class Timing implements PerformanceEntry {
  readonly name: string = 'page'
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

const withoutFont = () => document.documentElement.hasAttribute('data-without-font')

test('what is drawn before the font is there keeps the fallback, what is drawn behind it has the font', () => {
  chooseFont(false)
  expect(withoutFont()).toBe(true)
  chooseFont()
  expect(withoutFont()).toBe(true)
  document.querySelector('link[as="font"]')?.dispatchEvent(new Event('load'))
  chooseFont()
  expect(withoutFont()).toBe(false)
})

class Fetched extends Timing {
  constructor(
    override readonly name: string,
    readonly transferSize: number,
  ) {
    super(0, 0)
  }
}

test.each([
  ['a fast line', 40, 9_000, true],
  ['a style sheet from the cache of the browser', 190, 0, true],
  ['a first visit over a slow line', 190, 9_000, false],
])('%s tells whether the font comes at once', (_, pageMs, transferSize, isNear) => {
  vi.stubGlobal('PerformanceNavigationTiming', Timing)
  vi.stubGlobal('PerformanceResourceTiming', Fetched)
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [new Timing(10, 10 + pageMs)] : [new Fetched('main.css', transferSize)],
  )
  expect(isFontNear()).toBe(isNear)
})
