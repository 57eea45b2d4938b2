// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from '../storage/keys'
import { startWatchdog, forgetSilence, isSilent, underWatchdog } from './boot-watchdog'

const part = { name: 'mf-a', version: '1.2.0' }
const key = `${storageKeys.bootWatchdog}mf-a@1.2.0`

beforeEach(() => {
  localStorage.clear()
  forgetSilence()
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The watchdog of a page that started the part and last gave a sign of life at this time. */
const leftBy = (page: number, agoMs: number, begunMs = agoMs) =>
  localStorage.setItem(key, `${page} ${Date.now() - begunMs} ${Date.now() - agoMs}`)

test('a part that loads leaves no watchdog', async () => {
  expect(await underWatchdog(part, async () => 'the screen')).toBe('the screen')
  expect(localStorage.getItem(key)).not.toBeNull()
  vi.advanceTimersByTime(2_000)
  expect(localStorage.getItem(key)).toBeNull()
})

test('a part that fails to load leaves no watchdog either', async () => {
  await expect(underWatchdog(part, () => Promise.reject(new Error('Loading chunk 1 failed')))).rejects.toThrow(
    'chunk 1',
  )
  vi.advanceTimersByTime(2_000)
  expect(localStorage.getItem(key)).toBeNull()
})

test('does not start a version that hung its page, until the user retries', async () => {
  leftBy(1, 3_001)
  const load = vi.fn<() => Promise<string>>(async () => 'the screen')
  await expect(underWatchdog(part, load)).rejects.toMatchObject({ remote: 'mf-a', reason: 'silent' })
  expect(load).not.toHaveBeenCalled()
  forgetSilence()
  expect(await underWatchdog(part, load)).toBe('the screen')
})

test('one crash costs one load: the page that finds it skips the part, the next one opens it', async () => {
  leftBy(1, 3_001)
  localStorage.setItem(`${storageKeys.bootWatchdog}mf-slot@2.0.0`, `1 ${Date.now() - 9_000} ${Date.now() - 3_001}`)
  const load = async () => 'the screen'
  await expect(underWatchdog(part, load)).rejects.toMatchObject({ reason: 'silent' })
  await expect(underWatchdog(part, load)).rejects.toMatchObject({ reason: 'silent' })
  expect(localStorage).toHaveLength(0)
  vi.resetModules()
  const next = await import('./boot-watchdog')
  expect(await next.underWatchdog(part, load)).toBe('the screen')
})

test('blames the part that a page started last', () => {
  leftBy(1, 4_000, 6_000)
  expect(isSilent(part)).toBe(true)
  localStorage.setItem(`${storageKeys.bootWatchdog}mf-slot@2.0.0`, `1 ${Date.now() - 5_000} ${Date.now() - 4_000}`)
  expect(isSilent(part)).toBe(false)
  expect(isSilent({ name: 'mf-slot', version: '2.0.0' })).toBe(true)
})

test('does not blame another version', () => {
  leftBy(1, 60_000)
  expect(isSilent({ name: 'mf-a', version: '1.1.0' })).toBe(false)
})

test('the watchdog of a live page does not count as silent', () => {
  leftBy(1, 2_999)
  expect(isSilent(part)).toBe(false)
})

test('a page gives signs of life while a part loads', () => {
  startWatchdog(part)
  vi.advanceTimersByTime(30_000)
  expect(localStorage.getItem(key)).toBe(`${performance.timeOrigin} ${Date.now() - 30_000} ${Date.now()}`)
})
