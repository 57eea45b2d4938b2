// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { WITHOUT_FONT } from '@portal/brand/font-mark'
import { settleFont } from './styles'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.documentElement.removeAttribute(WITHOUT_FONT)
})

const isWithoutFont = () => document.documentElement.hasAttribute(WITHOUT_FONT)

/** The browser's font loading: like Chromium, it rejects a list with a local font that is not installed. */
function browserWithoutArial(brandFace: Promise<unknown>) {
  document.body.style.fontFamily = '"Source Sans 3 Variable", "Source Sans 3 Fallback", sans-serif'
  const load = (font: string) => (font.includes('Fallback') ? Promise.reject(new Error('NetworkError')) : brandFace)
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } })
}

test('uses the brand font when the fallback font is not installed', async () => {
  browserWithoutArial(Promise.resolve([{}]))
  await settleFont()
  expect(isWithoutFont()).toBe(false)
})

test('uses the fallback font when the brand font is late', async () => {
  vi.useFakeTimers()
  browserWithoutArial(new Promise(() => {}))
  const settled = settleFont()
  await vi.advanceTimersByTimeAsync(150)
  await settled
  expect(isWithoutFont()).toBe(true)
})
