import { emptyBooking } from '@portal/domain'
import { expect, test } from 'vitest'
import { bella, goldfish, labrador } from '../../../testing/bookings'
import type { OwnerPetValues } from '../../../booking/session/owner-pet-values'
import { toOwnerPetValues } from '../convert'
import { filledFrom, undoFill } from '../filling/fill'
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

test('an empty form takes everything, the pet also the owner’s last name [OPEN-190]', () => {
  const { values, filled, unchanged } = fill(EMPTY)
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
  expect(unchanged).toEqual([])
})

test('keeps and lists typed values; equal ones cause no question [OPEN-190]', () => {
  const before = toOwnerPetValues(bella())
  const { values, filled, unchanged } = fill(before)
  expect(values).toEqual(before)
  expect(filled).toEqual([])
  // Phone and breed have the same value in another notation.
  expect(names(unchanged)).toEqual([
    'pet.firstName',
    'owner.firstName',
    'owner.lastName',
    'owner.address',
    'pet.sex',
    'pet.weight',
  ])
  expect(unchanged.map(({ stands, says }) => [stands(values), says])).toContainEqual(['28.4 kg', '31.5 kg'])
  const taken = unchanged.find(({ name }) => name === 'owner.lastName')?.put(values)
  expect([taken?.owner.lastName, taken?.pet.lastName]).toEqual(['Citizen', 'Citizen'])
})

test('"no phone is known" counts as an answer', () => {
  const before = { ...EMPTY, owner: { ...EMPTY.owner, noPhone: true } }
  const { values, unchanged } = fill(before)
  expect(values.owner).toMatchObject({ noPhone: true, phoneNumber: '' })
  const slot = unchanged.find(({ name }) => name === 'owner.phoneNumber')
  expect(slot?.stands(values)).toBe('No phone number is known')
  expect(slot?.put(values).owner).toMatchObject({ noPhone: false, phoneNumber: '0412 345 678' })
})

test('keeps owner details excluded', () => {
  const { values, filled } = fill({ ...EMPTY, skipOwner: true })
  expect(values.owner).toEqual(EMPTY.owner)
  expect(names(filled)).toEqual(['pet.firstName', 'pet.breed', 'pet.sex', 'pet.weight'])
})

test("converts a weight to the breed's unit [WIZ-74]", () => {
  const fish = { 'pet.type': 'Fish', 'pet.breed': 'Goldfish', 'pet.weight': '0.35' }
  const { values } = fill(EMPTY, fish, { type: 'Fish', breed: goldfish })
  expect(values.pet).toMatchObject({ type: 'Fish', customUnit: '350', weight: '' })
})

test('a different typed type blocks type and breed; when replaced, the old breed is set aside [WIZ-73]', () => {
  const before = toOwnerPetValues(bella())
  const { values, unchanged } = fill(
    before,
    { 'pet.type': 'Fish', 'pet.breed': 'Goldfish' },
    { type: 'Fish', breed: goldfish },
  )
  expect(values).toEqual(before)
  const taken = unchanged[0]?.put(values)
  expect(taken?.pet).toMatchObject({ type: 'Fish', breed: { text: 'Goldfish', chosen: goldfish } })
  expect(taken?.aside.breeds.Dog).toEqual({ text: 'Labrador Retriever', chosen: labrador })
})

test('an unlisted breed leaves the breed empty; the same type causes no question', () => {
  const told = { 'pet.type': 'Dog', 'pet.breed': 'Oodle' }
  const listed = { type: 'Dog', breed: undefined }
  expect(fill(EMPTY, told, listed).values.pet).toMatchObject({ type: 'Dog', breed: { text: '', chosen: null } })
  expect(fill(toOwnerPetValues(bella()), told, listed).unchanged).toEqual([])
})

test('Undo restores the form, except what was typed since [OPEN-190]', () => {
  const { values } = fill(EMPTY)
  expect(undoFill(values, EMPTY, values)).toEqual(EMPTY)
  const typed = {
    ...values,
    owner: { ...values.owner, firstName: 'Janet', email: 'j@example.test' },
    pet: { ...values.pet, weight: '32' },
    instructions: [{ id: 'i1', description: 'Blanket' }],
  }
  const now = undoFill(typed, EMPTY, values)
  expect(now.owner).toEqual({ ...EMPTY.owner, firstName: 'Janet', email: 'j@example.test' })
  expect(now.pet).toEqual({ ...EMPTY.pet, weight: '32' })
  expect(now.instructions).toEqual(typed.instructions)
})

test('a breed chosen since keeps its type', () => {
  const { values } = fill(EMPTY)
  const chosen = { ...values, pet: { ...values.pet, breed: { text: 'Pug', chosen: { ...labrador, name: 'Pug' } } } }
  expect(undoFill(chosen, EMPTY, values).pet).toMatchObject({ type: 'Dog', breed: { text: 'Pug' }, firstName: '' })
})
