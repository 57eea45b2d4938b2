import { expect, test } from 'vitest'
import { bella } from '../testing/bookings'
import { outcomeOfBooking } from './outcome'

test.each([
  [false, { firstName: 'Grace', lastName: 'Nolan' }, 'Her ashes will be returned to the owner, Grace Nolan.'],
  // Owner values typed before the owner was left out are not sent.
  [
    true,
    { firstName: 'Grace', lastName: 'Nolan' },
    "Her ashes will be returned. We'll ask Southbank Vet Group where to send them.",
  ],
  [
    false,
    { firstName: '', lastName: '' },
    'Her ashes will be returned to the owner, or where Southbank Vet Group says.',
  ],
])('without owner details (%s) and with %j: says only what is known [OPEN-98]', (skipOwnerDetails, named, end) => {
  const booking = { ...bella(), skipOwnerDetails }
  const facts = { ...booking, owner: { ...booking.owner, ...named } }
  const { sentence } = outcomeOfBooking(facts, 'vetunity-private', { name: 'Southbank Vet Group' })
  expect(sentence).toBe(`Bella is cremated alone. ${end}`)
})
