// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAfterPaint } from './after-paint'

function Shown({ value }: { value: string }) {
  return <p>{useAfterPaint(value)}</p>
}

const shown = () => screen.getByRole('paragraph').textContent
let frames: FrameRequestCallback[] = []
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (tell: FrameRequestCallback) => frames.push(tell))
  vi.stubGlobal('cancelAnimationFrame', () => void frames.splice(0))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('shows the new value in a hidden tab, which has no frames', () => {
  const { rerender } = render(<Shown value="before" />)
  rerender(<Shown value="now" />)
  pass(200)
  expect(shown()).toBe('now')
  expect(frames).toEqual([])
})
