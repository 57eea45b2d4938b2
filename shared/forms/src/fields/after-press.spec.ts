// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPress } from './after-press'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/new-booking')
})
afterEach(() => vi.useRealTimers())

const mouse = (kind: 'mousedown' | 'mouseup') => document.dispatchEvent(new Event(kind))

/** A field is left by a press whose click does this; how often it says what is wrong, before the press ends and after. */
function leaveByPress(click: () => void): number[] {
  const said = vi.fn<() => void>()
  mouse('mousedown')
  afterPress(said)
  mouse('mouseup')
  const during = said.mock.calls.length
  click()
  vi.runAllTimers()
  return [during, said.mock.calls.length]
}

test('what is wrong with a field that was left by a press is said after the click', () => {
  expect(leaveByPress(() => {})).toEqual([0, 1])
})

test('and so where the click led to another step of the page', () => {
  expect(leaveByPress(() => history.pushState(null, '', '/new-booking?step=2#pet'))).toEqual([0, 1])
})

test('where it led to another page, no line moves the one that is left [OPEN-319]', () => {
  expect(leaveByPress(() => history.pushState(null, '', '/bookings'))).toEqual([0, 0])
  expect(leaveByPress(() => {})).toEqual([0, 1])
})

test('without a press it is said at once', () => {
  const said = vi.fn<() => void>()
  afterPress(said)
  expect(said).toHaveBeenCalledOnce()
})
