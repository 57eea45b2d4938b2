import { expect, test } from 'vitest'
import { emptyBooking } from '@portal/domain'
import { bella } from '../../testing/bookings'
import { toOwnerPetValues } from './convert'
import { restoreOwnerPetValues } from './restore'

test('what was typed comes back from the draft as it was [WIZ-116]', () => {
  const values = {
    ...toOwnerPetValues(bella()),
    instructions: [{ id: '', description: 'Keep the blanket' }],
    collection: {
      option: 'postal_address' as const,
      other: { text: '12 Mar', chosen: null },
      product: {
        zone: '6011 Cottesloe',
        item: {
          id: 'zone-6011',
          name: 'Coastal collection',
          quantity: 1 as const,
          isHomeCollection: true as const,
          price: 60,
        },
      },
    },
  }
  expect(restoreOwnerPetValues(JSON.parse(JSON.stringify(values)))).toEqual(values)
})

test.each([
  [null],
  ['text'],
  [{ owner: 7, pet: { breed: 'x', weight: 12 }, instructions: {}, collection: { option: 'moon' } }],
])('damaged storage reads as an empty form: %j', (stored) => {
  expect(restoreOwnerPetValues(stored)).toEqual(toOwnerPetValues(emptyBooking()))
})
