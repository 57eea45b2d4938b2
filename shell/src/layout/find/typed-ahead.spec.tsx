// @vitest-environment happy-dom
import { useState } from 'react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useTypedAhead } from './typed-ahead'

afterEach(cleanup)

/** A page with a form; the box appears with `isStanding`. */
function Page({ isStanding = false }: { isStanding?: boolean }) {
  const [text, setText] = useState('')
  useTypedAhead(true, text, setText)
  return (
    <form>
      <input aria-label="Name" defaultValue="Bella" />
      <output>{text}</output>
      {isStanding && (
        <div role="dialog">
          <input role="combobox" aria-label="Find" aria-expanded="false" aria-controls="list" />
        </div>
      )}
    </form>
  )
}

/** Whether each key was left to the page. */
const press = (...keys: string[]) =>
  keys.map((key) => fireEvent.keyDown(document.activeElement ?? document.body, { key }))
const taken = () => screen.getByRole('status').textContent

test('collects letters until the box is open, wherever the focus is, with Backspace [OPEN-228]', () => {
  const { rerender } = render(<Page />)
  screen.getByRole('textbox').focus()
  expect(press(...'Mil lx', 'Backspace', 'Shift', 'O', 'Enter')).toEqual([...Array(7).fill(false), true, false, false])
  expect(taken()).toBe('Mil lO')
  rerender(<Page isStanding />)
  expect(press('a', ' ')).toEqual([true, true])
  expect(taken()).toBe('Mil lO')
})

test('leaves shortcuts to the browser, and Tab ends it', () => {
  render(<Page />)
  expect(fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })).toBe(true)
  act(() => void press('b', 'Tab'))
  expect(press('c', ' ', 'Enter')).toEqual([true, true, true])
  expect(taken()).toBe('b')
})
