import { expect, test } from 'vitest'
import { bella, goldfish, labrador } from '../../testing/bookings'
import { withBreedOfType, withWeightOfBreed } from './aside'
import { toOwnerPetValues } from './convert'

const labradorChosen = { text: 'Labrador Retriever', chosen: labrador }
const goldfishChosen = { text: 'Goldfish', chosen: goldfish }

test('a new pet type has no breed yet; the old type restores breed and weight [WIZ-73, WIZ-74]', () => {
  const { pet, aside } = toOwnerPetValues(bella())
  const fish = { ...pet, type: 'Fish', breed: goldfishChosen, customUnit: '350' }

  const asCat = withBreedOfType({ pet: { ...fish, type: 'Cat' }, aside }, 'Fish')
  expect(asCat.pet).toEqual({ ...fish, type: 'Cat', breed: { text: '', chosen: null }, customUnit: '' })

  const asFish = withBreedOfType({ pet: { ...asCat.pet, type: 'Fish' }, aside: asCat.aside }, 'Cat')
  expect(asFish.pet).toEqual(fish)
})

test('restores half a breed too', () => {
  const { pet, aside } = toOwnerPetValues(bella())
  const typing = { ...pet, type: 'Cat', breed: { text: 'Sia', chosen: null } }
  const asDog = withBreedOfType({ pet: { ...typing, type: 'Dog' }, aside }, 'Cat')
  const asCat = withBreedOfType({ pet: { ...asDog.pet, type: 'Cat' }, aside: asDog.aside }, 'Dog')
  expect(asCat.pet.breed).toEqual({ text: 'Sia', chosen: null })
})

test('each unit keeps its weight when the breed changes and returns, kg and grams [WIZ-74]', () => {
  const { pet, aside } = toOwnerPetValues(bella())
  const weighed = { ...pet, breed: goldfishChosen, weight: '28.4', customUnit: '350' }

  // As typed: no breed chosen, another one, none again, then the first.
  const none = withWeightOfBreed({ pet: { ...weighed, breed: { text: 'Lab', chosen: null } }, aside }, goldfish)
  const dog = withWeightOfBreed({ ...none, pet: { ...none.pet, breed: labradorChosen } }, null)
  expect(dog.pet).toMatchObject({ weight: '28.4', customUnit: '' })
  const again = withWeightOfBreed({ ...dog, pet: { ...dog.pet, breed: goldfishChosen } }, labrador)
  expect(again.pet).toMatchObject({ weight: '28.4', customUnit: '350' })
})

test('a weight in grams does not apply to another unit [WIZ-74]', () => {
  const { pet, aside } = toOwnerPetValues(bella())
  const ounces = { name: 'Koi', custom_unit: 'ounces', custom_unit_to_kg_ratio: 0.0283 }
  const koi = { ...pet, breed: { text: 'Koi', chosen: ounces }, customUnit: '350' }
  expect(withWeightOfBreed({ pet: koi, aside }, goldfish).pet.customUnit).toBe('')
})
