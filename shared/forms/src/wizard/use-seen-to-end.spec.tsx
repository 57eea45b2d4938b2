// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStepSubmit } from './step-submit'
import { useSeenToEnd } from './use-seen-to-end'
import { Wizard } from './Wizard'

const BAR = 100
const WINDOW = 800
/** Position of each part in the document; the box spans all of them. */
let parts: readonly { top: number; height: number }[]
let scrolled: number
const submit = vi.fn<() => boolean>(() => false)

function Summary() {
  const box = useRef<HTMLDivElement>(null)
  const isReached = useSeenToEnd(box)
  useStepSubmit(submit)
  return (
    <div ref={box} data-testid="box">
      {parts.map(({ top }) => (
        <p key={top} data-part={top}>
          Part at {top}
        </p>
      ))}
      <output>{isReached ? 'reached' : ''}</output>
    </div>
  )
}

function show(...heights: number[]) {
  let top = 200
  parts = heights.map((height) => ({ top: (top += height) - height, height }))
  render(
    <Wizard
      title="New private cremation"
      steps={[{ hash: '#confirmation', name: 'Confirmation', done: () => false, Component: Summary }]}
      hash=""
      goTo={() => undefined}
      state={0}
      onLeaveFirst={() => undefined}
      onCancel={() => undefined}
      labels={{ next: 'Next', finish: 'Submit booking' }}
    />,
  )
}

const scrollBy = (by: number) => {
  scrolled += by
  window.dispatchEvent(new Event('scroll'))
}
const rest = () => screen.queryByRole('button', { name: 'See the rest' })
const seeTheRest = () => fireEvent.click(screen.getByRole('button', { name: 'See the rest' }))
const forward = () => screen.getByRole('button', { name: 'Submit booking' })
/** Submitting happens after the next frame. */
function click(button: Element) {
  fireEvent.click(button)
  return act(() => vi.advanceTimersByTimeAsync(100))
}
function restThenClick(button: Element) {
  act(() => void vi.advanceTimersByTime(1000))
  return click(button)
}
const reason = 'See the rest first.'

beforeEach(() => {
  vi.useFakeTimers()
  submit.mockClear()
  scrolled = 0
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(WINDOW)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled)
  vi.spyOn(window, 'scrollBy').mockImplementation((...[to]: unknown[]) => {
    if (to && typeof to === 'object' && 'top' in to) scrollBy(Number(to.top))
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.hasAttribute('data-wizard-bar')) return new DOMRect(0, WINDOW - BAR, 1280, BAR)
    const part = parts.find(({ top }) => String(top) === this.getAttribute('data-part'))
    if (part) return new DOMRect(0, part.top - scrolled, 1280, part.height)
    const { top, height } = parts.at(-1) ?? { top: 0, height: 0 }
    return new DOMRect(0, 200 - scrolled, 1280, top + height - 200)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('content that fits the screen can be submitted after a moment', async () => {
  show(300, 200)
  expect(rest()).toBeNull()
  await click(forward())
  expect(submit).not.toHaveBeenCalled()
  await restThenClick(forward())
  expect(submit).toHaveBeenCalledOnce()
})

test('otherwise a button shows the rest, part by part, and submitting needs the end in view', async () => {
  show(400, 400, 200)
  const submitting = screen.getByRole('button', { name: 'Submit booking', description: reason })
  await restThenClick(submitting)
  seeTheRest()
  expect(document.activeElement?.textContent).toBe('Part at 600')
  expect(scrolled).toBe(528)
  expect([rest(), forward()]).toEqual([null, submitting])
  await click(submitting)
  expect(submit).not.toHaveBeenCalled()
  await restThenClick(submitting)
  expect(submit).toHaveBeenCalledOnce()
})

test('scrolling to the end needs no button, and moves its focus on when it disappears', async () => {
  show(400, 400, 300)
  fireEvent.click(screen.getByRole('button', { name: 'Skip to the end of this step' }))
  expect(document.activeElement).toBe(rest())
  act(() => scrollBy(600))
  expect(screen.getByText('reached')).toBeTruthy()
  expect([rest(), document.activeElement]).toEqual([null, forward()])
  act(() => scrollBy(-600))
  await restThenClick(forward())
  expect(submit).toHaveBeenCalledOnce()
})
