// @vitest-environment happy-dom
import { FormShell } from '@portal/forms'
import { fakeApi, renderInPortal } from '@portal/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { slowAnswers } from '../../testing/slow-answers'
import { BreedInput } from './BreedInput'

afterEach(cleanup)

const page = (...names: string[]) => ({
  data: names.map((name) => ({ name, custom_unit: null, custom_unit_to_kg_ratio: null })),
  current_page: 1,
  last_page: 1,
  total: names.length,
})

const options = () => screen.getAllByRole('option').map((option) => option.textContent)

async function show() {
  const breeds = slowAnswers<ReturnType<typeof page>>()
  const listPetBreeds = ({ query }: { query: { search: string } }) => breeds.ask(query.search)
  const form = (
    <FormShell initialValues={{ pet: { type: 'Dog' } }} onSubmit={() => undefined}>
      <BreedInput />
    </FormShell>
  )
  renderInPortal(form, { host: { api: fakeApi({ listPetBreeds }) } })
  const field = await screen.findByRole('combobox', { name: 'Breed' })
  field.focus()
  const type = (text: string) => fireEvent.change(field, { target: { value: text } })
  const downEnter = () => {
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  const arrive = (text: string, ...names: string[]) => act(async () => breeds.answer(text, page(...names)))
  const isAsked = (text: string) => waitFor(() => expect(breeds.asked()).toContain(text))
  return { field, type, downEnter, arrive, isAsked }
}

test('"poodle", Down, Enter chooses nothing before the answer, and the poodle after it [WIZ-75, WIZ-79]', async () => {
  const { field, type, downEnter, arrive, isAsked } = await show()
  await isAsked('')
  await arrive('', 'Affenpinscher', 'Akita')
  type('poodle')
  downEnter()
  expect(field).toHaveProperty('value', 'poodle')
  expect(options()).toEqual(['Searching'])
  await isAsked('poodle')
  downEnter()
  expect(field).toHaveProperty('value', 'poodle')
  await arrive('poodle', 'Poodle')
  expect(options()).toEqual(['Poodle'])
  downEnter()
  await waitFor(() => expect(field).toHaveProperty('value', 'Poodle'))
})

test('without a match the list says what to choose and who to call; the field does not move [WIZ-76, OPEN-124]', async () => {
  const { type, arrive, isAsked } = await show()
  type('zzz')
  await isAsked('zzz')
  await arrive('zzz')
  const list = await screen.findByRole('listbox')
  expect(list.textContent).toMatch(
    /^Please enter valid breed\. Not in the list\? Choose "Other or unknown", or call Client Care on /,
  )
})
