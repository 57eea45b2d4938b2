// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FindBox } from '@portal/slots/shell'
import { renderInPortal } from '@portal/testing'
import { SETTLED_MS } from '@portal/ui'
import { prefetchSlot } from '../../prefetch/prefetch'
import { FindPart } from './FindPart'

vi.mock('../../prefetch/prefetch', () => ({ prefetchSlot: vi.fn<() => void>() }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test("the box's files are fetched ahead once the page has settled, and not while its own are under way [OPEN-228]", () => {
  const { unmount } = renderInPortal(<FindPart lookedFor={null} onLook={() => {}} />)
  vi.advanceTimersByTime(SETTLED_MS - 1)
  expect(prefetchSlot).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(vi.mocked(prefetchSlot).mock.calls).toEqual([[FindBox]])
  unmount()
  renderInPortal(<FindPart lookedFor={null} onLook={() => {}} />).unmount()
  vi.advanceTimersByTime(60_000)
  expect(prefetchSlot).toHaveBeenCalledTimes(1)
})
