import { expect, test } from 'vitest'
import { emptyBooking, toBookingSubmit } from '@portal/domain'
import { bella, cottesloe, goldfish } from '../../testing/bookings'
import { NO_ADDRESS } from './address-value'
import { toOwnerPetValues, withOwnerPetValues } from './convert'
import { hiddenValues, withHiddenValues } from './hidden-values'
import { copyValues } from './merge-values'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'

const coastal = { id: 'zone-6011', name: 'Coastal', quantity: 1, isHomeCollection: true, price: 60 } as const
const other = { ...NO_ADDRESS, text: '12 Marine Parade, Cottesloe WA 6011', chosen: cottesloe }

/** Saves the form, stores the kept values as JSON and opens the saved booking again. */
function savedAndOpened(values: OwnerPetValues) {
  const saved = withOwnerPetValues(bella(), values, null)
  const owner = values.skipOwner ? emptyBooking().owner : saved.owner
  const kept: unknown = JSON.parse(JSON.stringify(hiddenValues(values)))
  return { sent: toBookingSubmit(saved), opened: withHiddenValues(toOwnerPetValues({ ...saved, owner }), kept) }
}

test('restores a skipped owner field by field, and does not send it [WIZ-59, WIZ-61]', () => {
  const values = toOwnerPetValues(bella())
  const { sent, opened } = savedAndOpened({ ...values, skipOwner: true })
  expect(sent.owner).toBeNull()
  expect(JSON.stringify(sent)).not.toContain('Mia')
  expect(JSON.stringify(sent)).not.toContain('0412345678')
  expect(opened).toEqual({ ...values, skipOwner: true })
})

test('keeps the other home and its collection type behind the practice, and does not send them [WIZ-86, WIZ-94]', () => {
  const values = toOwnerPetValues({
    ...bella(),
    owner: { ...bella().owner, address: { ...cottesloe, street: '1 Sea St' } },
  })
  const collection = { option: 'vet_address', other, products: { '6011 Cottesloe': coastal } } as const
  const { sent, opened } = savedAndOpened({ ...values, collection })
  expect(JSON.stringify(sent)).not.toContain('Marine Parade')
  expect(JSON.stringify(sent)).not.toContain('zone-6011')
  expect(opened.collection).toEqual(collection)
})

test('restores both weights and sends one [WIZ-74, DOM-47]', () => {
  const values = toOwnerPetValues(bella())
  const pet = { ...values.pet, breed: { text: 'Goldfish', chosen: goldfish }, weight: '28.4', customUnit: '350' }
  const { sent, opened } = savedAndOpened({ ...values, pet })
  expect(sent.pet).toMatchObject({ weight: 0.35, custom_unit: 350 })
  expect(opened.pet).toEqual(pet)
})

test('keeps breeds and weights that were set aside [WIZ-73]', () => {
  const aside = { breeds: { Fish: { text: 'Goldfish', chosen: goldfish } }, weights: { grams: '350' } }
  const { sent, opened } = savedAndOpened({ ...toOwnerPetValues(bella()), aside })
  expect(JSON.stringify(sent)).not.toContain('Goldfish')
  expect(opened.aside).toEqual(aside)
})

test("a colleague's change wins over kept values", () => {
  const values = toOwnerPetValues(bella())
  const kept = hiddenValues({ ...values, skipOwner: true })
  const theirs = toOwnerPetValues({ ...bella(), owner: { ...bella().owner, firstName: 'Ana' } })
  expect(withHiddenValues(theirs, kept)).toEqual(theirs)
})

test('without kept values shows the booking', () => {
  expect(withHiddenValues(toOwnerPetValues(bella()), null)).toEqual(toOwnerPetValues(bella()))
})

test("a colleague's change hides typed values without deleting them [OPEN-87]", () => {
  const mine = toOwnerPetValues(bella())
  const collection = { option: 'postal_address', other, products: { '6011 Cottesloe': coastal } } as const
  const theirs = toOwnerPetValues({ ...emptyBooking(), skipOwnerDetails: true })
  const atVet = { ...theirs, collection: { ...theirs.collection, option: 'vet_address' as const } }
  expect(copyValues({ ...mine, collection }, atVet, ['owner', 'collection'])).toEqual({
    ...mine,
    skipOwner: true,
    collection: { ...collection, option: 'vet_address' },
  })
})
