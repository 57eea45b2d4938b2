// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ComboBox } from './ComboBox'
import type { ComboBoxItem, ComboBoxProps } from './combo-box-props'
import { isNearEnd } from './near-end'

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
      items={BREEDS}
      inputValue={text}
      onInputChange={setText}
      selected={chosen}
      onSelect={select}
      noneFound="Please enter valid breed"
      {...props}
    />
  )
}

/** Types once the lazy part has taken the place of the plain input. */
async function type(text: string) {
  const input = await screen.findByRole('combobox', { name: 'Breed' })
  input.focus()
  fireEvent.change(input, { target: { value: text } })
  return input
}

test('a typed text opens the list, its count is announced, Enter takes the option', async () => {
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

test('typing on after a choice lets it go [WIZ-75]', async () => {
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

test.each([
  [
    'before a type is chosen [WIZ-77]',
    { prompt: 'Pet type should be selected first' },
    'Pet type should be selected first',
  ],
  ['when nothing is found [WIZ-76]', {}, 'Please enter valid breed'],
  ['while the search runs', { isLoading: true }, 'Searching'],
])('%s the list says so', async (_, props, text) => {
  render(<Breed items={[]} {...props} />)
  await type('zz')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
})

test('a failed search says so at the field and can be tried again', async () => {
  const onRetry = vi.fn<() => void>()
  render(<Breed items={[]} failure="Breeds could not be loaded." onRetry={onRetry} />)
  await type('be')
  expect(screen.getByRole('alert').textContent).toContain('Breeds could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('label, help and error belong to the input as in any field', async () => {
  render(<Breed help="Type to search" error="Please select a valid breed from the options" />)
  const input = await screen.findByRole('combobox', { name: 'Breed' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  const words = described.map((id) => document.getElementById(id)?.textContent).join(' ')
  expect(words).toContain('Type to search')
  expect(words).toContain('Please select a valid breed from the options')
})

test('more is loaded once two thirds of the list are passed [WIZ-78]', () => {
  const list = { clientHeight: 200, scrollHeight: 1200 }
  expect(isNearEnd({ ...list, scrollTop: 599 })).toBe(false)
  expect(isNearEnd({ ...list, scrollTop: 600 })).toBe(true)
})
