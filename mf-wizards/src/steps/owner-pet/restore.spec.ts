import { expect, test } from 'vitest'
import { emptyBooking } from '@portal/domain'
import { bella, goldfish } from '../../testing/bookings'
import { toOwnerPetValues } from './convert'
import { restoreOwnerPetValues, restoredBase } from './restore'

const coastal = {
  id: 'zone-6011',
  name: 'Coastal collection',
  quantity: 1 as const,
  isHomeCollection: true as const,
  price: 60,
}

test('restores typed values from the draft [WIZ-116]', () => {
  const values = {
    ...toOwnerPetValues(bella()),
    instructions: [{ id: 'i1', description: 'Keep the blanket' }],
    collection: {
      option: 'postal_address' as const,
      other: {
        text: '12 Mar',
        chosen: null,
        isByHand: true,
        parts: { street: '12 Track', city: 'Yulara', state: 'NT', postalcode: '0872', country: 'Australia' },
      },
      products: { '6011 Cottesloe': coastal },
    },
    aside: {
      breeds: { Fish: { text: 'Goldfish', chosen: goldfish }, Cat: { text: 'Sia', chosen: null } },
      weights: { grams: '350' },
    },
  }
  expect(restoreOwnerPetValues(JSON.parse(JSON.stringify(values)))).toEqual(values)
})

test('merges a draft on its stored base, or on an empty form without one [OPEN-87]', () => {
  const values = toOwnerPetValues(bella())
  expect(restoredBase({ version: 3, values: {}, base: values })).toEqual({ version: 3, values })
  expect(restoredBase({ version: 3, values: {} }).values).toEqual(toOwnerPetValues(emptyBooking()))
})

test.each([
  [null],
  ['text'],
  [
    {
      owner: 7,
      pet: { breed: 'x', weight: 12 },
      instructions: {},
      collection: { option: 'moon', products: { '6011 Cottesloe': 7 } },
      aside: { breeds: 3 },
    },
  ],
])('reads damaged storage as an empty form: %j', (stored) => {
  expect(restoreOwnerPetValues(stored)).toEqual(toOwnerPetValues(emptyBooking()))
})
