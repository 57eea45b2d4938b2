// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Product } from '@portal/domain'
import { FormShell } from '@portal/forms'
import { engraved } from '../testing/catalogue.fixture'
import { EngravingFields } from './EngravingFields'
import { engravingFieldError } from './engraving-value'
import type { EngravingValue } from './engraving-value'

const NO_WORDS: { engraving?: EngravingValue } = {}
const MISSING = 'Enter the words to engrave, or untick Add engraving'

function Fields({ product = engraved }: { product?: Product }) {
  return (
    <FormShell
      initialValues={NO_WORDS}
      validate={({ engraving }) => ({ engraving: { text: engravingFieldError(engraving) } })}
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

test('unticking Add engraving removes field and error; ticking restores the text [CAT-51, CAT-52]', async () => {
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

test('cuts text that does not fit, says so, and keeps the caret in place [CAT-54]', () => {
  render(<Fields />)
  type({ value: 'Bellas\nxx\nthird', selectionStart: 3, selectionEnd: 3 })
  expect(text().value).toBe('Bella\nxx')
  expect(text().selectionStart).toBe(3)
  expect(screen.getByRole('status').textContent).toBe('6 characters did not fit and were left out.')
  type({ value: 'Bella' })
  expect(screen.getByRole('status').textContent).toBe('')
})

test('turns ligatures, full-width letters and loose accents into letters, keeping the caret', () => {
  render(<Fields />)
  type({ value: 'Zoe\u0308', selectionStart: 4, selectionEnd: 4 })
  expect([text().value, text().selectionStart]).toEqual(['Zoë', 3])
  type({ value: 'ﬁＢx', selectionStart: 2, selectionEnd: 2 })
  expect([text().value, text().selectionStart]).toEqual(['fiBx', 3])
  expect(screen.getByRole('status').textContent).toBe('')
})
