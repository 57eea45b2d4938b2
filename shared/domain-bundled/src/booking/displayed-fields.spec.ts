import { expect, test } from 'vitest'
import { emptyBooking } from '@portal/domain'
import { fieldText, isLockedField, lockedFields } from './displayed-fields'

const fresh = emptyBooking()
const withPet = (pet: Partial<typeof fresh.pet>) => ({ ...fresh, pet: { ...fresh.pet, ...pet } })

test('shows a field as people write it', () => {
  const booking = withPet({ type: 'Fish', breed: 'Goldfish', weight: 0.35, customUnit: 350, customUnitName: 'g' })
  expect(fieldText('pet.breed', booking)).toBe('Fish, Goldfish')
  expect(fieldText('pet.weight', booking)).toBe('350 g (0.35 kg)')
  expect(fieldText('pet.weight', withPet({ weight: 28.4 }))).toBe('28.40 kg')
  expect(fieldText('pet.weight', fresh)).toBe('')
})

test('tells one owner from another by all their fields', () => {
  const owner = { ...fresh.owner, firstName: 'Anna', lastName: 'Reid', phoneNumber: '0412345678' }
  expect(fieldText('owner', { ...fresh, owner })).toBe('Anna Reid · 0412 345 678')
  expect(fieldText('owner', { ...fresh, owner, skipOwnerDetails: true })).toBe('Not provided')
})

test('a submitted booking locks owner and pet; the weight stays open if it was never given [WIZ-106, WIZ-109]', () => {
  const kept = ['owner', 'pet.firstName', 'pet.lastName', 'pet.breed', 'pet.sex']
  expect(lockedFields(true)).toEqual(kept)
  expect(lockedFields(false)).toEqual([...kept, 'pet.weight'])
  expect(['owner.email', 'pet.type', 'pet.customUnit'].map((name) => isLockedField(name, true))).toEqual([
    true,
    true,
    false,
  ])
  for (const name of ['vetStaff', 'collection', 'instructions.i1', 'items']) {
    expect(isLockedField(name, false)).toBe(false)
  }
})
