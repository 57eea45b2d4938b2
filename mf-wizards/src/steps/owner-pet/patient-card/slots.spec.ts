import { emptyBooking } from '@portal/domain'
import { expect, test } from 'vitest'
import { bella, goldfish, labrador } from '../../../testing/bookings'
import type { OwnerPetValues } from '../../../booking/session/owner-pet-values'
import { toOwnerPetValues } from '../convert'
import { filledFrom, undone } from '../filling/fill'
import { slotsOf } from './slots'

const EMPTY = toOwnerPetValues(emptyBooking())
const DOG = { type: 'Dog', breed: labrador }
const card = {
  'owner.firstName': 'Jane',
  'owner.lastName': 'Citizen',
  'owner.phoneNumber': '0412 345 678',
  'owner.address.street': '12 Hill Street',
  'owner.address.city': 'Cottesloe',
  'owner.address.state': 'WA',
  'owner.address.postalcode': '6011',
  'pet.firstName': 'Rex',
  'pet.type': 'Canine',
  'pet.breed': 'Labrador',
  'pet.sex': 'Male',
  'pet.weight': '31.5',
} as const
const fill = (
  before: OwnerPetValues,
  told: Parameters<typeof slotsOf>[0] = card,
  listed: Parameters<typeof slotsOf>[1] = DOG,
) => filledFrom(slotsOf(told, listed, before.skipOwner), before)
const names = (slots: readonly { readonly name: string }[]) => slots.map(({ name }) => name)

test('an empty form takes all, the pet the owner’s last name too [OPEN-190]', () => {
  const { values, filled, kept } = fill(EMPTY)
  expect(values.owner).toMatchObject({
    firstName: 'Jane',
    lastName: 'Citizen',
    phoneNumber: '0412 345 678',
    noPhone: false,
  })
  expect(values.owner.address).toMatchObject({
    isByHand: true,
    parts: { street: '12 Hill Street', city: 'Cottesloe', state: 'WA', postalcode: '6011', country: 'Australia' },
  })
  expect(values.pet).toEqual({
    ...EMPTY.pet,
    firstName: 'Rex',
    lastName: 'Citizen',
    type: 'Dog',
    breed: { text: 'Labrador Retriever', chosen: labrador },
    sex: 'Male',
    weight: '31.5',
  })
  expect(names(filled)).toHaveLength(8)
  expect(kept).toEqual([])
})

test('what was typed stays and is named; what is the same is no question [OPEN-190]', () => {
  const before = toOwnerPetValues(bella())
  const { values, filled, kept } = fill(before)
  expect(values).toEqual(before)
  expect(filled).toEqual([])
  // The phone is written otherwise and the same, the breed is the same.
  expect(names(kept)).toEqual([
    'pet.firstName',
    'owner.firstName',
    'owner.lastName',
    'owner.address',
    'pet.sex',
    'pet.weight',
  ])
  expect(kept.map(({ stands, says }) => [stands(values), says])).toContainEqual(['28.4 kg', '31.5 kg'])
  const taken = kept.find(({ name }) => name === 'owner.lastName')?.put(values)
  expect([taken?.owner.lastName, taken?.pet.lastName]).toEqual(['Citizen', 'Citizen'])
})

test('a phone that nobody knows is an answer too', () => {
  const before = { ...EMPTY, owner: { ...EMPTY.owner, noPhone: true } }
  const { values, kept } = fill(before)
  expect(values.owner).toMatchObject({ noPhone: true, phoneNumber: '' })
  const slot = kept.find(({ name }) => name === 'owner.phoneNumber')
  expect(slot?.stands(values)).toBe('No phone number is known')
  expect(slot?.put(values).owner).toMatchObject({ noPhone: false, phoneNumber: '0412 345 678' })
})

test('owners that are not provided stay so', () => {
  const { values, filled } = fill({ ...EMPTY, skipOwner: true })
  expect(values.owner).toEqual(EMPTY.owner)
  expect(names(filled)).toEqual(['pet.firstName', 'pet.breed', 'pet.sex', 'pet.weight'])
})

test('a weight goes into the unit of the breed [WIZ-74]', () => {
  const fish = { 'pet.type': 'Fish', 'pet.breed': 'Goldfish', 'pet.weight': '0.35' }
  const { values } = fill(EMPTY, fish, { type: 'Fish', breed: goldfish })
  expect(values.pet).toMatchObject({ type: 'Fish', customUnit: '350', weight: '' })
})

test('another type than the one typed takes nothing; once it is wanted, the breed before is laid aside [WIZ-73]', () => {
  const before = toOwnerPetValues(bella())
  const { values, kept } = fill(
    before,
    { 'pet.type': 'Fish', 'pet.breed': 'Goldfish' },
    { type: 'Fish', breed: goldfish },
  )
  expect(values).toEqual(before)
  const taken = kept[0]?.put(values)
  expect(taken?.pet).toMatchObject({ type: 'Fish', breed: { text: 'Goldfish', chosen: goldfish } })
  expect(taken?.aside.breeds.Dog).toEqual({ text: 'Labrador Retriever', chosen: labrador })
})

test('a breed that is in no list leaves the breed free; beside the same type it asks nothing', () => {
  const told = { 'pet.type': 'Dog', 'pet.breed': 'Oodle' }
  const listed = { type: 'Dog', breed: undefined }
  expect(fill(EMPTY, told, listed).values.pet).toMatchObject({ type: 'Dog', breed: { text: '', chosen: null } })
  expect(fill(toOwnerPetValues(bella()), told, listed).kept).toEqual([])
})

test('undone, the form is as it was before, but for what was typed since [OPEN-190]', () => {
  const { values } = fill(EMPTY)
  expect(undone(values, EMPTY, values)).toEqual(EMPTY)
  const typed = {
    ...values,
    owner: { ...values.owner, firstName: 'Janet', email: 'j@example.test' },
    pet: { ...values.pet, weight: '32' },
    instructions: [{ id: 'i1', description: 'Blanket' }],
  }
  const now = undone(typed, EMPTY, values)
  expect(now.owner).toEqual({ ...EMPTY.owner, firstName: 'Janet', email: 'j@example.test' })
  expect(now.pet).toEqual({ ...EMPTY.pet, weight: '32' })
  expect(now.instructions).toEqual(typed.instructions)
})

test('a breed chosen since keeps its type', () => {
  const { values } = fill(EMPTY)
  const chosen = { ...values, pet: { ...values.pet, breed: { text: 'Pug', chosen: { ...labrador, name: 'Pug' } } } }
  expect(undone(chosen, EMPTY, values).pet).toMatchObject({ type: 'Dog', breed: { text: 'Pug' }, firstName: '' })
})
