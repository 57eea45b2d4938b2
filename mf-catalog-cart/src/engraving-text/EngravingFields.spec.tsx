// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Product } from '@portal/domain'
import { FormShell } from '@portal/forms'
import { engraved } from '../testing/catalogue.fixture'
import { EngravingFields } from './EngravingFields'
import { wordsError } from './engraving-words'
import type { EngravingWords } from './engraving-words'

const NO_WORDS: { engraving?: EngravingWords } = {}
const MISSING = 'Enter the words to engrave, or untick Add engraving'

function Fields({ product = engraved }: { product?: Product }) {
  return (
    <FormShell
      initialValues={NO_WORDS}
      validate={({ engraving }) => ({ engraving: { text: wordsError(engraving) } })}
      onSubmit={() => undefined}
      summary={false}
      actions={<button type="submit">Add</button>}
    >
      <EngravingFields name="engraving" maxLines={product.maxLines} maxCharacters={product.maxCharacters} />
    </FormShell>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Add engraving' })
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Engraving text' })
const type = (target: object) => fireEvent.change(text(), { target })

afterEach(cleanup)

test('unticking Add engraving removes field and error; ticking brings the words back [CAT-51, CAT-52]', async () => {
  render(<Fields />)
  expect(box().checked).toBe(true)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add' })))
  expect(screen.getByText(MISSING)).toBeTruthy()
  fireEvent.click(box())
  expect(screen.queryByText(MISSING)).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(box())
  type({ value: 'Bella' })
  fireEvent.click(box())
  fireEvent.click(box())
  expect(text().value).toBe('Bella')
})

test('what does not fit is trimmed, said, and leaves the caret where it was [CAT-54]', () => {
  render(<Fields />)
  type({ value: 'Bellas\nxx\nthird', selectionStart: 3, selectionEnd: 3 })
  expect(text().value).toBe('Bella\nxx')
  expect(text().selectionStart).toBe(3)
  expect(screen.getByRole('status').textContent).toBe('6 characters did not fit and were left out.')
  type({ value: 'Bella' })
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a paste that is cut says how much of it is gone; a line too many too [CAT-54]', () => {
  render(<Fields />)
  const said = () => screen.getByRole('status').textContent
  type({ value: 'x'.repeat(300) })
  expect([text().value, said()]).toEqual(['xxxxx', '295 characters did not fit and were left out.'])
  type({ value: 'Bellas' })
  expect(said()).toBe('1 character did not fit and was left out.')
  type({ value: 'Be\nRex\n' })
  expect([text().value, said()]).toEqual(['Be\nRex', 'There is no room for another line.'])
})

test('ligatures, full-width letters and loose marks become letters, where the caret stays behind them', () => {
  render(<Fields />)
  type({ value: 'Zoe\u0308', selectionStart: 4, selectionEnd: 4 })
  expect([text().value, text().selectionStart]).toEqual(['Zoë', 3])
  type({ value: 'ﬁＢx', selectionStart: 2, selectionEnd: 2 })
  expect([text().value, text().selectionStart]).toEqual(['fiBx', 3])
  expect(screen.getByRole('status').textContent).toBe('')
})

test('an emoji is one character and is never cut in two [CAT-54, CAT-55]', () => {
  render(<Fields />)
  type({ value: '🐾🐾🐾🐾🐾🐾' })
  expect(text().value).toBe('🐾🐾🐾🐾🐾')
  expect(screen.getByText('1/2 lines, 5/5 characters in the longest line')).toBeTruthy()
})

test('the field says its limits with its counter; without a limit only what is used [CAT-55]', () => {
  const { rerender } = render(<Fields />)
  type({ value: 'Be\nBell' })
  const counter = document.getElementById(text().getAttribute('aria-describedby') ?? '')
  expect(counter?.textContent).toBe('2/2 lines, 4/5 characters in the longest line')
  rerender(<Fields product={{ ...engraved, maxLines: null, maxCharacters: null }} />)
  expect(screen.getByText('2 lines, 4 characters in the longest line')).toBeTruthy()
})
