// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Side } from '@portal/writes'
import { ConflictQuestions } from './ConflictQuestions'
import type { FieldConflict } from './ConflictQuestions'

afterEach(cleanup)

const weight: FieldConflict = { name: 'pet.weight', label: 'Weight', before: '18.5 kg', mine: '20 kg', theirs: '21 kg' }
const vet: FieldConflict = { name: 'vetStaff', label: 'Vet', before: '', mine: 'Nina', theirs: '' }

function show(conflicts: readonly FieldConflict[], more: { answers?: Record<string, Side>; keepFocus?: boolean } = {}) {
  const onAnswer = vi.fn<(name: string, side: Side) => void>()
  render(<ConflictQuestions conflicts={conflicts} answers={{}} onAnswer={onAnswer} {...more} />)
  return onAnswer
}

describe('what two people changed [OPEN-87]', () => {
  test('asks with both values and the original', () => {
    const onAnswer = show([weight, vet])
    const question = within(screen.getByRole('radiogroup', { name: 'Weight' }))
    expect(question.getByText('Before: 18.5 kg')).toBeTruthy()
    expect(question.getByRole<HTMLInputElement>('radio', { name: 'Yours: 20 kg' }).checked).toBe(false)
    fireEvent.click(question.getByRole('radio', { name: 'Saved in the meantime: 21 kg' }))
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('pet.weight', 'theirs')
  })

  test('takes the focus, unless the user is typing', () => {
    show([weight])
    const questions = screen.getByRole('region', { name: 'Somebody else has changed this too' })
    expect(document.activeElement).toBe(questions)
    cleanup()
    show([weight, vet], { keepFocus: true })
    expect(document.activeElement).toBe(document.body)
    expect(screen.getByRole('status').textContent).toBe('Somebody else has changed this too: Weight, Vet')
  })
})
