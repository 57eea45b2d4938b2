// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plate } from '../editor/editor.fixture'
import { ActualSize } from './ActualSize'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function open() {
  render(
    <ActualSize entry={plate}>
      <span>plaque</span>
    </ActualSize>,
  )
  const details = screen.getByRole('group')
  details.setAttribute('open', '')
  fireEvent(details, new Event('toggle'))
}

const width = () => screen.getByText('plaque').parentElement?.style.width
const card = () => screen.getByRole('img', { name: 'Outline of a bank card' }).style

test('a plaque of 8 cm is as wide as the card says, and the browser keeps it [OPEN-150]', () => {
  open()
  // Before: 37.795 pixels a centimetre.
  expect(Number.parseFloat(width() ?? '')).toBeCloseTo(302.36)
  fireEvent.change(screen.getByRole('slider'), { target: { value: '50' } })
  expect([width(), card().width]).toEqual(['400px', '428px'])
  expect(Number.parseFloat(card().height)).toBeCloseTo(269.9)
  cleanup()
  open()
  expect(width(), 'on the next page').toBe('400px')
})

test('what was kept and is no scale is done without [OPEN-150]', () => {
  localStorage.setItem('portal.screen-scale', 'wide')
  open()
  expect(Number.parseFloat(width() ?? '')).toBeCloseTo(302.36)
})
