// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isBeforeStart, startHistory } from './history-start'

const at = (index: number) => vi.stubGlobal('navigation', { currentEntry: { index } })

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('what lies before a sign-in is another user’s; a reload of the own pages is not [OPEN-15]', () => {
  at(4)
  startHistory()
  expect([4, 7, 3].map((index) => (at(index), isBeforeStart()))).toEqual([false, false, true])
})

test('a tab that another user has taken over begins at the sign-in page that comes next [OPEN-15]', () => {
  at(4)
  startHistory(1)
  expect([5, 4].map((index) => (at(index), isBeforeStart()))).toEqual([false, true])
})

test('without a sign-in, and in a browser that does not count its history, Back stays as it is', () => {
  at(0)
  expect(isBeforeStart()).toBe(false)
  vi.unstubAllGlobals()
  startHistory()
  expect(isBeforeStart()).toBe(false)
})
