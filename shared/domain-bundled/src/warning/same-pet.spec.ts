import { describe, expect, test } from 'vitest'
import { isLikePet } from './same-pet'
import type { PetAndOwner } from './same-pet'

const bella: PetAndOwner = {
  petFirstName: 'Bella',
  petLastName: 'Reid',
  petType: 'Dog',
  ownerFirstName: 'Anna',
  ownerLastName: 'Reid',
  ownerPhone: '+61412345678',
}
const other = { ownerPhone: '+61498765432' }

describe('two bookings of one pet [OPEN-121]', () => {
  test.each<[string, Partial<PetAndOwner>]>([
    ['the same', {}],
    ['another case and blanks', { petFirstName: ' BELLA', ownerLastName: 'reid ', ...other }],
    ['a letter less', { petFirstName: 'Bela' }],
    ['another letter', { petFirstName: 'Bells' }],
    ['two letters exchanged', { petFirstName: 'Belal' }],
    ['the names in another order', { petFirstName: 'Reid', petLastName: 'Bella' }],
    ["the owner's in another order", { ownerFirstName: 'Reid', ownerLastName: 'Anna', ...other }],
    ['a middle name more', { ownerFirstName: 'Anna Maria', ...other }],
    ['an accent', { petFirstName: 'Bellá' }],
    ['another owner of the house, on the same phone', { ownerFirstName: 'Tom', ownerLastName: 'Shaw' }],
    ['an owner who is not named', { ownerFirstName: '', ownerLastName: '', ownerPhone: '' }],
    ['a type that is not known', { petType: '' }],
  ])('%s', (_what, change) => {
    expect(isLikePet(bella, { ...bella, ...change })).toBe(true)
    expect(isLikePet({ ...bella, ...change }, bella)).toBe(true)
  })

  test.each<[string, Partial<PetAndOwner>]>([
    ['a twin', { petFirstName: 'Max' }],
    ['a twin of a like name of four letters', { petFirstName: 'Ella' }],
    ['a cat of that name', { petType: 'Cat' }],
    ['a pet of that name of somebody else', { petLastName: 'Shaw', ownerLastName: 'Shaw', ...other }],
    ['an owner of that name, with a pet of another last name', { petLastName: 'Quill' }],
    ['two letters wrong', { petFirstName: 'Belissa' }],
    ['no name of a pet', { petFirstName: '', petLastName: '' }],
  ])('not: %s', (_what, change) => {
    expect(isLikePet(bella, { ...bella, ...change })).toBe(false)
    expect(isLikePet({ ...bella, ...change }, bella)).toBe(false)
  })

  test('in short names one letter makes another name: Milo and Mila', () => {
    expect(isLikePet({ ...bella, petFirstName: 'Milo' }, { ...bella, petFirstName: 'Mila' })).toBe(false)
  })
})
