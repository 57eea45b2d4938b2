// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebounced } from './use-debounced'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('a value counts once it has rested, for as long as is asked, and each change begins anew', () => {
  const { result, rerender } = renderHook(({ text, pause }) => useDebounced(text, pause), {
    initialProps: { text: 'B', pause: 150 },
  })
  expect(result.current).toBe('B')
  rerender({ text: 'Be', pause: 150 })
  pass(149)
  rerender({ text: 'Bel', pause: 150 })
  pass(149)
  expect(result.current).toBe('B')
  pass(1)
  expect(result.current).toBe('Bel')
})

test('where no pause is named it is a quarter of a second', () => {
  const { result, rerender } = renderHook(({ text }) => useDebounced(text), { initialProps: { text: 'B' } })
  rerender({ text: 'Be' })
  pass(249)
  expect(result.current).toBe('B')
  pass(1)
  expect(result.current).toBe('Be')
})
