// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SEARCH_DEBOUNCE_MS, useTypedSearch } from './use-typed-search'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A search box over an address that changes on `arrive`. */
function searchBox() {
  const searched: string[] = []
  const { result, rerender } = renderHook(
    ({ inForce }) => useTypedSearch(inForce, (text) => void searched.push(text)),
    {
      initialProps: { inForce: '' },
    },
  )
  return {
    searched,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.type(text)),
    enter: () => act(() => result.current.send()),
    rest: () => act(() => void vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS)),
    arrive: (inForce: string) => rerender({ inForce }),
  }
}

test('keeps text typed during a search, and searches for it next [BKG-17]', () => {
  const box = searchBox()
  box.type('Bella')
  box.enter()
  box.type('Bella Reid')
  box.arrive('Bella')
  expect(box.text()).toBe('Bella Reid')
  box.rest()
  expect(box.searched).toEqual(['Bella', 'Bella Reid'])
})

test('of two quick searches the last one counts, whether or not the first was applied [BKG-17]', () => {
  const box = searchBox()
  for (const text of ['Bella', 'Stella']) {
    box.type(text)
    box.enter()
  }
  box.arrive('Bella')
  expect(box.text()).toBe('Stella')
  box.arrive('Stella')
  expect(box.text()).toBe('Stella')
  box.rest()
  expect(box.searched).toEqual(['Bella', 'Stella'])
})

test('returning to an earlier search replaces the text [BKG-34]', () => {
  const box = searchBox()
  box.type('Bella')
  box.enter()
  box.type('')
  box.enter()
  box.arrive('')
  expect(box.searched).toEqual(['Bella', ''])
  box.arrive('Milo')
  expect(box.text()).toBe('Milo')
  box.rest()
  expect(box.searched).toEqual(['Bella', ''])
})
