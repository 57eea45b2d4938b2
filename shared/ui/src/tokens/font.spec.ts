// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseFont, fontIfNear, preloadFont } from './font'

async function isDone(promise: Promise<void>, afterMs: number): Promise<boolean> {
  let done = false
  void promise.then(() => (done = true))
  await vi.advanceTimersByTimeAsync(afterMs)
  return done
}

const isWithoutFont = () => document.documentElement.hasAttribute('data-without-font')
const arrives = () => document.querySelector('link[as="font"]')?.dispatchEvent(new Event('load'))

beforeEach(() => {
  vi.useFakeTimers()
  document.documentElement.removeAttribute('data-without-font')
  document.head.innerHTML = ''
  void preloadFont()
})

afterEach(() => {
  vi.useRealTimers()
})

test('where the font is near the first drawing waits for it, at most a blink', async () => {
  const wait = fontIfNear()
  expect(await isDone(wait, 149)).toBe(false)
  expect(await isDone(wait, 1)).toBe(true)
})

test('it goes on as soon as the font is there', async () => {
  const wait = fontIfNear()
  arrives()
  expect(await isDone(wait, 0)).toBe(true)
})

test('where the page began without it nothing waits for it', async () => {
  document.documentElement.setAttribute('data-without-font', '')
  expect(await isDone(fontIfNear(), 0)).toBe(true)
})

test('what is drawn before the font is there keeps the fallback, what is drawn behind it has the font', async () => {
  chooseFont()
  expect(isWithoutFont()).toBe(true)
  arrives()
  await vi.advanceTimersByTimeAsync(0)
  chooseFont()
  expect(isWithoutFont()).toBe(false)
})
