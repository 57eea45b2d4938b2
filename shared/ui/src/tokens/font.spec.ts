// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WITHOUT_FONT } from '@portal/brand/font-mark'
import { chooseFont, fontIfNear, preloadFont, takeLateFont } from './font'

async function isDone(promise: Promise<void>, afterMs: number): Promise<boolean> {
  let done = false
  void promise.then(() => (done = true))
  await vi.advanceTimersByTimeAsync(afterMs)
  return done
}

const isWithoutFont = () => document.documentElement.hasAttribute(WITHOUT_FONT)
const arrives = () => document.querySelector('link[as="font"]')?.dispatchEvent(new Event('load'))

beforeEach(() => {
  vi.useFakeTimers()
  document.documentElement.removeAttribute(WITHOUT_FONT)
  document.head.innerHTML = ''
  void preloadFont()
})

afterEach(() => {
  vi.useRealTimers()
})

test('where the font is near the early render waits for it, at most a blink', async () => {
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
  document.documentElement.setAttribute(WITHOUT_FONT, '')
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

test('a font that arrives late is used from the next page on, not on the page that is shown', async () => {
  chooseFont()
  takeLateFont('/new-booking')
  arrives()
  await vi.advanceTimersByTimeAsync(0)
  takeLateFont('/new-booking')
  expect(isWithoutFont()).toBe(true)
  takeLateFont('/new-booking/private')
  expect(isWithoutFont()).toBe(false)
})

test('the style sheet knows the mark', () => {
  const styles = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')
  expect(styles).toContain(`:root[${WITHOUT_FONT}]`)
})
