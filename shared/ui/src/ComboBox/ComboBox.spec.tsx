// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ComboBox } from './ComboBox'
import type { ComboBoxItem, ComboBoxProps } from './combo-box-props'
import { isNearEnd } from './near-end'
import { searchTextOf } from './offer'

afterEach(cleanup)

const BREEDS: ComboBoxItem[] = [
  { id: 'beagle', label: 'Beagle' },
  { id: 'kelpie', label: 'Kelpie' },
]

interface BreedProps extends Partial<ComboBoxProps> {
  onPick?: (item: ComboBoxItem | null) => void
}

function Breed({ onPick, ...props }: BreedProps) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ComboBoxItem | null>(null)
  const select = (item: ComboBoxItem | null) => {
    setChosen(item)
    onPick?.(item)
  }
  return (
    <ComboBox
      label="Breed"
      answer={{ to: searchTextOf(text, chosen), items: BREEDS }}
      inputValue={text}
      onInputChange={setText}
      selected={chosen}
      onSelect={select}
      noneFound="Please enter valid breed"
      {...props}
    />
  )
}

/** Types once the lazy part has replaced the plain input. */
async function type(text: string) {
  const input = await screen.findByRole('combobox', { name: 'Breed' })
  input.focus()
  fireEvent.change(input, { target: { value: text } })
  return input
}

test('typing opens the list and announces its count; Enter takes the option', async () => {
  const onPick = vi.fn<(item: ComboBoxItem | null) => void>()
  render(<Breed onPick={onPick} />)
  const input = await type('be')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  await waitFor(() => expect(document.body.textContent).toContain('2 options available'))
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  fireEvent.keyDown(input, { key: 'Enter' })
  await waitFor(() => expect(onPick).toHaveBeenCalledWith(BREEDS[0]))
  expect(input).toHaveProperty('value', 'Beagle')
})

test('Enter without a choice takes the first match instead of submitting; the next Enter submits [OPEN-234]', async () => {
  const onPick = vi.fn<(item: ComboBoxItem | null) => void>()
  render(<Breed onPick={onPick} />)
  const input = await type('e')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false)
  await waitFor(() => expect(input).toHaveProperty('value', 'Beagle'))
  expect(onPick).toHaveBeenLastCalledWith(BREEDS[0])
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true)
})

test('Enter takes nothing when the text does not name the first match, and the list stays open [OPEN-344]', async () => {
  const onPick = vi.fn<(item: ComboBoxItem | null) => void>()
  render(<Breed onPick={onPick} isNamedBy={(text) => text === 'bea'} />)
  const input = await type('e')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false)
  expect(onPick).not.toHaveBeenCalled()
  expect(screen.getAllByRole('option')).toHaveLength(2)
  fireEvent.change(input, { target: { value: 'bea' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  await waitFor(() => expect(onPick).toHaveBeenLastCalledWith(BREEDS[0]))
})

test('Enter takes nothing without text or matches [WIZ-76]', async () => {
  const onPick = vi.fn<(item: ComboBoxItem | null) => void>()
  render(<Breed onPick={onPick} answer={{ to: 'zz', items: [] }} />)
  const input = await type('zz')
  fireEvent.keyDown(input, { key: 'Enter' })
  fireEvent.change(input, { target: { value: '' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onPick).not.toHaveBeenCalled()
})

test('typing after a choice clears it [WIZ-75]', async () => {
  const onPick = vi.fn<(item: ComboBoxItem | null) => void>()
  render(<Breed onPick={onPick} />)
  const input = await type('be')
  fireEvent.click(await screen.findByRole('option', { name: 'Beagle' }))
  await waitFor(() => expect(input).toHaveProperty('value', 'Beagle'))
  fireEvent.change(input, { target: { value: 'Beagl' } })
  expect(onPick).toHaveBeenLastCalledWith(null)
  fireEvent.blur(input)
  expect(input).toHaveProperty('value', 'Beagl')
})

describe("an answer to another text than the field's", () => {
  const earlier = { to: 'k', items: BREEDS }
  const options = () => screen.getAllByRole('option').map((option) => option.textContent)
  const keys = (input: HTMLElement) => {
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    return fireEvent.keyDown(input, { key: 'Enter' })
  }

  test('is neither shown nor chosen; Enter waits and does not submit [WIZ-75]', async () => {
    const onPick = vi.fn<(item: ComboBoxItem | null) => void>()
    const onSubmit = vi.fn<() => void>()
    const ask = (answer: ComboBoxProps['answer']) => (
      <form onSubmit={onSubmit}>
        <Breed onPick={onPick} answer={answer} />
      </form>
    )
    const { rerender } = render(ask(earlier))
    const input = await type('kel')
    expect(options()).toEqual(['Searching'])
    // False: the browser's default, submitting the form, is prevented.
    expect(keys(input)).toBe(false)
    expect(onPick).not.toHaveBeenCalled()
    expect(input).toHaveProperty('value', 'kel')

    rerender(ask({ to: 'kel', items: [{ id: 'kelpie', label: 'Kelpie' }] }))
    expect(await screen.findAllByRole('option')).toHaveLength(1)
    keys(input)
    await waitFor(() => expect(input).toHaveProperty('value', 'Kelpie'))
    expect(onPick).toHaveBeenLastCalledWith({ id: 'kelpie', label: 'Kelpie' })
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

test('a failed search shows an error at the field and can be retried', async () => {
  const onRetry = vi.fn<() => void>()
  render(<Breed answer={undefined} failure="Breeds could not be loaded." onRetry={onRetry} />)
  await type('be')
  expect(screen.getByRole('alert').textContent).toContain('Breeds could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('loads more after two thirds of the list [WIZ-78]', () => {
  const list = { clientHeight: 200, scrollHeight: 1200 }
  expect(isNearEnd({ ...list, scrollTop: 599 })).toBe(false)
  expect(isNearEnd({ ...list, scrollTop: 600 })).toBe(true)
})
