// @vitest-environment happy-dom
import type { Address } from '@portal/domain'
import { FormShell } from '@portal/forms'
import type { FormErrors } from '@portal/forms'
import { fakeApi, renderInPortal } from '@portal/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cottesloe } from '../../testing/bookings'
import { slowAnswers } from '../../testing/slow-answers'
import { AddressInput } from './AddressInput'

afterEach(cleanup)

const suggestions = (...texts: string[]) => ({
  data: texts.map((text) => ({ place_id: text.replaceAll(' ', '-'), text, main_text: text, secondary_text: '' })),
})
const sent = vi.fn<(values: object) => void>()
const save = async () => {
  sent.mockClear()
  await act(async () => void fireEvent.click(screen.getByText('Save')))
  return sent.mock.calls[0]?.[0]
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent)

async function show(validate: () => FormErrors = () => ({})) {
  const found = slowAnswers<ReturnType<typeof suggestions>>()
  const places = slowAnswers<Address>()
  const api = fakeApi({
    autocompletePlaces: ({ query }: { query: { input: string } }) => found.ask(query.input),
    getPlace: ({ params }: { params: { placeId: string } }) => places.ask(params.placeId),
  })
  const form = (
    <FormShell initialValues={{}} validate={validate} onSubmit={(values) => sent(values)}>
      <AddressInput name="address" label="Home address" />
      <button type="submit">Save</button>
    </FormShell>
  )
  renderInPortal(form, { host: { api } })
  const field = await screen.findByRole('combobox', { name: 'Home address' })
  field.focus()
  return {
    field,
    places,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    downEnter: () => {
      fireEvent.keyDown(field, { key: 'ArrowDown' })
      fireEvent.keyDown(field, { key: 'Enter' })
    },
    arrive: async (text: string, ...texts: string[]) => {
      await waitFor(() => expect(found.asked()).toContain(text))
      await act(async () => found.answer(text, suggestions(...texts)))
    },
  }
}

test('does not choose a result of "12 banksia" for "12 banksia carlton" [WIZ-83]', async () => {
  const { field, type, downEnter, arrive, places } = await show()
  type('12 banksia')
  await arrive('12 banksia', '12 Banksia Terrace, Perth')
  type('12 banksia carlton')
  downEnter()
  expect(options()).toEqual(['Searching'])
  expect(field).toHaveProperty('value', '12 banksia carlton')
  await arrive('12 banksia carlton', '12 Banksia Street, Carlton')
  expect(options()).toEqual(['12 Banksia Street, Carlton'])
  downEnter()
  await waitFor(() => expect(places.asked()).toEqual(['12-Banksia-Street,-Carlton']))
})

test('ignores a place that arrives after the field was changed [WIZ-83, WIZ-85]', async () => {
  const { field, type, downEnter, arrive, places } = await show()
  type('12 mar')
  await arrive('12 mar', '12 Marine Parade')
  downEnter()
  await waitFor(() => expect(places.asked()).toEqual(['12-Marine-Parade']))
  type('14 mar')
  await act(async () => places.answer('12-Marine-Parade', cottesloe))
  expect(field).toHaveProperty('value', '14 mar')
})

describe('typed address [OPEN-91]', () => {
  // By its text: an open list hides the rest of the page from role queries.
  const byHand = () => screen.findByText('Type the address')
  const part = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const type = (label: string, value: string) => fireEvent.change(part(label), { target: { value } })

  test('focuses the parts, fills them from the search text, and makes the address from them', async () => {
    const { type: lookUp } = await show()
    lookUp('7 New Road')
    fireEvent.click(await byHand())
    await expect.poll(() => document.activeElement).toBe(part('Street and number (optional)'))
    expect(part('Street and number (optional)').value).toBe('7 New Road')
    type('Suburb or city', 'Yulara')
    fireEvent.change(part('State or territory (optional)'), { target: { value: 'NT' } })
    type('Postcode', '0872')
    expect(await save()).toMatchObject({
      address: {
        isByHand: true,
        parts: { street: '7 New Road', city: 'Yulara', state: 'NT', postalcode: '0872', country: 'Australia' },
      },
    })
  })
})
