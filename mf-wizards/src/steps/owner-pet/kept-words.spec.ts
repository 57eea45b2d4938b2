import { expect, test } from 'vitest'
import { emptyBooking, toBookingSubmit } from '@portal/domain'
import { bella, cottesloe, goldfish } from '../../testing/bookings'
import { NO_ADDRESS } from './address-value'
import { toOwnerPetValues, withOwnerPetValues } from './convert'
import { keptWords, withKeptWords } from './kept-words'
import { takeValues } from './merge-values'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'

const coastal = { id: 'zone-6011', name: 'Coastal', quantity: 1, isHomeCollection: true, price: 60 } as const
const other = { ...NO_ADDRESS, text: '12 Marine Parade, Cottesloe WA 6011', chosen: cottesloe }

/** As it goes: the form is saved, what was kept is stored as JSON, and the saved booking is opened again. */
function savedAndOpened(values: OwnerPetValues) {
  const saved = withOwnerPetValues(bella(), values, null)
  const owner = values.skipOwner ? emptyBooking().owner : saved.owner
  const kept: unknown = JSON.parse(JSON.stringify(keptWords(values)))
  return { sent: toBookingSubmit(saved), opened: withKeptWords(toOwnerPetValues({ ...saved, owner }), kept) }
}

test('an owner who was skipped is there again field by field, and is not sent [WIZ-59, WIZ-61]', () => {
  const values = toOwnerPetValues(bella())
  const { sent, opened } = savedAndOpened({ ...values, skipOwner: true })
  expect(sent.owner).toBeNull()
  expect(JSON.stringify(sent)).not.toContain('Mia')
  expect(JSON.stringify(sent)).not.toContain('0412345678')
  expect(opened).toEqual({ ...values, skipOwner: true })
})

test('the other home and its collection type wait behind the practice, and are not sent [WIZ-86, WIZ-94]', () => {
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

test('both weights are there again, one of them sent [WIZ-74, DOM-47]', () => {
  const values = toOwnerPetValues(bella())
  const pet = { ...values.pet, breed: { text: 'Goldfish', chosen: goldfish }, weight: '28.4', customUnit: '350' }
  const { sent, opened } = savedAndOpened({ ...values, pet })
  expect(sent.pet).toMatchObject({ weight: 0.35, custom_unit: 350 })
  expect(opened.pet).toEqual(pet)
})

test('breeds and weights laid aside stay so [WIZ-73]', () => {
  const aside = { breeds: { Fish: { text: 'Goldfish', chosen: goldfish } }, weights: { grams: '350' } }
  const { sent, opened } = savedAndOpened({ ...toOwnerPetValues(bella()), aside })
  expect(JSON.stringify(sent)).not.toContain('Goldfish')
  expect(opened.aside).toEqual(aside)
})

test('what somebody else made of the booking meanwhile goes before what was kept', () => {
  const values = toOwnerPetValues(bella())
  const kept = keptWords({ ...values, skipOwner: true })
  const theirs = toOwnerPetValues({ ...bella(), owner: { ...bella().owner, firstName: 'Ana' } })
  expect(withKeptWords(theirs, kept)).toEqual(theirs)
})

test('without anything kept the booking is shown as it is', () => {
  expect(withKeptWords(toOwnerPetValues(bella()), null)).toEqual(toOwnerPetValues(bella()))
})

test('what is taken from somebody else hides what was typed, and does not erase it [OPEN-87]', () => {
  const mine = toOwnerPetValues(bella())
  const collection = { option: 'postal_address', other, products: { '6011 Cottesloe': coastal } } as const
  const theirs = toOwnerPetValues({ ...emptyBooking(), skipOwnerDetails: true })
  const atVet = { ...theirs, collection: { ...theirs.collection, option: 'vet_address' as const } }
  expect(takeValues({ ...mine, collection }, atVet, ['owner', 'collection'])).toEqual({
    ...mine,
    skipOwner: true,
    collection: { ...collection, option: 'vet_address' },
  })
})
