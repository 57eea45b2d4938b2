// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Save, SaveOutcome, VersionedAnswer } from '@portal/writes'
import { TextInput } from '../fields/text-fields'
import { VersionedForm } from './VersionedForm'
import type { FormWords } from './VersionedForm'

afterEach(cleanup)

interface Values {
  readonly name: string
  readonly phone: string
}
type Answer = VersionedAnswer<Values>

const WORDS: FormWords<Values> = {
  name: { label: 'Name', show: ({ name }) => name },
  phone: { label: 'Phone', show: ({ phone }) => phone },
}
const at = (version: number, name = 'Nina', phone = '1'): Answer => ({ version, values: { name, phone } })

function show(first: Answer, save = vi.fn<Save<Values>>()) {
  const form = (answer: Answer) => (
    <VersionedForm
      id="profile"
      answer={answer}
      save={save}
      words={WORDS}
      actions={({ blocked }) => (
        <>
          <output aria-label="blocked">{blocked ?? 'no'}</output>
          <button type="submit">Save</button>
        </>
      )}
    >
      <TextInput name="name" label="Name" />
      <TextInput name="phone" label="Phone" />
    </VersionedForm>
  )
  const { rerender } = render(form(first))
  return { save, read: (answer: Answer) => rerender(form(answer)) }
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const shown = () => [field('Name').value, field('Phone').value]
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
const blocked = () => screen.getByLabelText('blocked').textContent
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))

/** A save that the test answers. */
function underWay() {
  let answer: (outcome: SaveOutcome<Values>) => void = () => undefined
  const save = vi.fn<Save<Values>>(() => new Promise((resolve) => (answer = resolve)))
  return { save, answer: (outcome: SaveOutcome<Values>) => act(async () => answer(outcome)) }
}

describe('a form whose answer was read before a newer one [OPEN-80, OPEN-87]', () => {
  test('an untouched form takes it, and sends its values with its version', async () => {
    const { save, read } = show(at(4))
    read(at(5, 'Nina May', '2'))
    expect(shown()).toEqual(['Nina May', '2'])
    expect(screen.queryByText(/changed in the meantime/)).toBeNull()
    save.mockResolvedValue({ kind: 'saved', answer: at(6, 'Nina May', '2') })
    await submit()
    expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Nina May', phone: '2' }, 5)
  })

  test('an older answer changes nothing', () => {
    const { read } = show(at(5, 'Nina May'))
    read(at(4))
    expect(shown()).toEqual(['Nina May', '1'])
  })
})

describe('a conflict', () => {
  function conflict() {
    const all = show(at(4))
    field('Name').focus()
    type('Name', 'Nina Caruso')
    all.read(at(5, 'Nina May'))
    return all
  }

  test('asks, and sends nothing before the answer, not even by Enter', async () => {
    const { save } = conflict()
    expect(shown()).toEqual(['Nina Caruso', '1'])
    await expect.poll(() => document.activeElement).toBe(field('Name'))
    expect(blocked()).toBe('First choose what stays: yours or theirs.')
    await submit()
    expect(save).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toContain('First choose what stays')
  })
})

describe('a save', () => {
  test("after a colleague's asks with the newly read state, and can be sent then", async () => {
    const save = vi.fn<Save<Values>>(async () => ({ kind: 'outdated', answer: at(7, 'Nina May') }))
    show(at(4), save)
    type('Name', 'Nina Caruso')
    await submit()
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('region', { name: 'Somebody else has changed this too' }))
    expect(screen.getByText('Before: Nina')).toBeTruthy()
    choose(/^Yours/)
    save.mockResolvedValue({ kind: 'saved', answer: at(8, 'Nina Caruso') })
    await submit()
    expect(save.mock.calls.map(([, version]) => version)).toEqual([4, 7])
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('answered after a newer state was read does not return to its own', async () => {
    const { save, answer } = underWay()
    const { read } = show(at(4), save)
    type('Name', 'Nina Caruso')
    await submit()
    read(at(6, 'Nina Caruso', '2'))
    expect(shown()).toEqual(['Nina Caruso', '1'])
    await answer({ kind: 'saved', answer: at(5, 'Nina Caruso') })
    await waitFor(() => expect(shown()).toEqual(['Nina Caruso', '2']))
    read(at(5, 'Nina Caruso'))
    expect([shown()[1], screen.queryByRole('radio')]).toEqual(['2', null])
  })
})
