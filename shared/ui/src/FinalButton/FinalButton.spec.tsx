// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FinalButton } from './FinalButton'
import type { FinalButtonProps } from './FinalButton'

const onClick = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  onClick.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const page = (props: Partial<FinalButtonProps> = {}) => (
  <>
    <button type="button">Elsewhere</button>
    <FinalButton variant="primary" onClick={onClick} {...props}>
      {props.children ?? 'Submit booking'}
    </FinalButton>
  </>
)
const button = () => screen.getByRole('button', { name: /submit|confirm/i })
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' })
const isUsable = () => button().getAttribute('aria-disabled') !== 'true'
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

const down = (element = button(), more = {}) => fireEvent.pointerDown(element, { button: 0, isPrimary: true, ...more })
function press(element = button()) {
  down(element)
  fireEvent.pointerUp(element)
  fireEvent.click(element, { detail: 1 })
}
/** As in browsers: Enter clicks on key down, and again on each repeat. */
function enter(element = button(), repeat = false) {
  fireEvent.keyDown(element, { key: 'Enter', repeat })
  fireEvent.click(element, { detail: 0 })
}

test('takes one press, only after a second of rest, and keeps its label', () => {
  render(page())
  expect(isUsable()).toBe(false)
  wait(999)
  expect([isUsable(), button().textContent]).toEqual([false, 'Submit booking'])
  wait(1)
  expect(isUsable()).toBe(true)
  press()
  press()
  expect(onClick).toHaveBeenCalledOnce()
})

test.each<[string, () => void]>([
  ['a press elsewhere', () => press(elsewhere())],
  ['Enter elsewhere', () => enter(elsewhere())],
  ['scrolling of the page', () => fireEvent.scroll(document)],
  ['scrolling inside the page', () => fireEvent.scroll(elsewhere())],
  ['another button of the pointer', () => down(button(), { button: 2 })],
  ['a second finger', () => down(button(), { isPrimary: false })],
])('%s restarts the second', (_, disturb) => {
  render(page())
  wait(1000)
  disturb()
  expect(isUsable()).toBe(false)
  wait(999)
  expect(isUsable()).toBe(false)
  wait(1)
  expect(isUsable()).toBe(true)
})

test('reaching the button with Tab does not restart the rest', () => {
  render(page())
  wait(1000)
  fireEvent.keyDown(elsewhere(), { key: 'Tab' })
  enter()
  expect(onClick).toHaveBeenCalledOnce()
})

test.each<[string, Partial<FinalButtonProps>, Partial<FinalButtonProps>]>([
  ['its label', { children: 'Confirm' }, {}],
  ['its name', { 'aria-label': 'Confirm' }, { 'aria-label': 'Submit' }],
  ['what it is ready for', { readyFor: '3' }, { readyFor: '4' }],
  ['that it cannot be used', { disabledReason: 'See the rest first' }, {}],
  ['that it is busy', { busy: true }, {}],
])('when %s changes the second restarts, and an earlier press does not count', (_, before, after) => {
  const { rerender } = render(page(before))
  wait(5000)
  down()
  rerender(page(after))
  expect(isUsable()).toBe(false)
  fireEvent.pointerUp(button())
  fireEvent.click(button(), { detail: 1 })
  wait(999)
  expect({ isUsable: isUsable(), callsCount: onClick.mock.calls.length }).toEqual({ isUsable: false, callsCount: 0 })
  wait(1)
  press()
  expect(onClick).toHaveBeenCalledOnce()
})

test('Enter held since before never triggers it', () => {
  render(page())
  fireEvent.keyDown(elsewhere(), { key: 'Enter' })
  for (let count = 0; count < 100; count += 1) {
    wait(33)
    enter(button(), true)
  }
  expect(onClick).not.toHaveBeenCalled()
})

test('Space held since before does not trigger it on release', () => {
  render(page())
  fireEvent.keyDown(elsewhere(), { key: ' ' })
  wait(2000)
  fireEvent.keyUp(button(), { key: ' ' })
  fireEvent.click(button(), { detail: 0 })
  expect(onClick).not.toHaveBeenCalled()
})

test('says why it is disabled, keeps its focus through changes, and explains no short wait', () => {
  const { rerender } = render(page())
  wait(1000)
  button().focus()
  const first = button()
  rerender(page({ disabledReason: 'See the rest first' }))
  expect(screen.getByRole('button', { description: 'See the rest first' })).toBe(first)
  press()
  wait(1000)
  press()
  expect([onClick.mock.calls.length, screen.getByRole('status').textContent]).toEqual([0, ''])
  rerender(page())
  expect([document.activeElement, button()]).toEqual([first, first])
})
