import { expect, test } from 'vitest'
import { rowsOf, shownIn } from './shown-field'
import type { ShownField } from './shown-field'

interface Trip {
  readonly name: string
  readonly from: string
  readonly to: string
  readonly km: number
}
const fields = shownIn<ShownField<Trip>>({
  name: { label: 'Name', text: ({ name }) => name },
  from: { within: 'to' },
  to: { label: 'Way', text: ({ from, to }) => `${from} to ${to}`, with: ['km'] },
})
const trip = { name: 'Home', from: 'Perth', to: 'Albany', km: 418 }

test('what is a part of another field goes with it, and so does what no form asks for', () => {
  expect(fields.map(({ name, keys }) => [name, keys])).toEqual([
    ['name', ['name']],
    ['to', ['from', 'to', 'km']],
  ])
})

test('a screen shows all of them, and words some in its own way', () => {
  expect(rowsOf(fields, trip, {})).toEqual([
    { name: 'name', label: 'Name', value: 'Home' },
    { name: 'to', label: 'Way', value: 'Perth to Albany' },
  ])
  const own = { name: [], to: [{ label: 'From', text: ({ from }: Trip) => from }, { label: 'Trip' }] }
  expect(rowsOf(fields, trip, own)).toEqual([
    { name: 'to', label: 'From', value: 'Perth' },
    { name: 'to', label: 'Trip', value: 'Perth to Albany' },
  ])
})
