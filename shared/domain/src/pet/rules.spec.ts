import { parse, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { emptyPet, isWeightEditable, petFullName, petKg, toPet, toPetSubmit, weightInKg } from './rules'
import { PetSubmitSchema, ServerPetSchema } from './schema'

const bella = {
  ...emptyPet(),
  firstName: 'Bella',
  lastName: 'Reid',
  type: 'Dog',
  breed: 'Kelpie',
  sex: 'Female',
  weight: 18.5,
}

describe('weightInKg', () => {
  test.each([
    ['4.256', undefined, 4.26],
    [18.5, undefined, 18.5],
    [250, 0.001, 0.25],
    ['3', 0.001, 0.01],
    [1, 0.001, 0.01],
    [0, 0.001, 0],
    [0.004, undefined, 0],
    [0, undefined, 0],
  ])('%j at ratio %j is %d kg [DOM-46, DOM-47, OPEN-122]', (entered, ratio, kg) => {
    expect(weightInKg(entered, ratio)).toBe(kg)
  })

  test.each(['-1', '', 'heavy', null])('%j is not a weight [DOM-46]', (entered) => {
    expect(weightInKg(entered)).toBeNull()
  })
})

test("sends a pet's weight in kg and reads it back [DOM-10, DOM-46, DOM-47]", () => {
  const fish = {
    ...bella,
    breed: 'Goldfish',
    customUnitName: 'Grams',
    customUnitRatio: 0.001,
    weight: null,
    customUnit: 250,
  }
  expect(petKg(fish)).toBe(0.25)
  expect(toPetSubmit(fish)).toMatchObject({
    breed: 'Goldfish',
    weight: 0.25,
    custom_unit: 250,
    breed_type: 'Dog',
  })
  expect(toPetSubmit(bella)).toMatchObject({ weight: 18.5, custom_unit: null })
  expect(safeParse(PetSubmitSchema, toPetSubmit(bella)).success).toBe(true)
  expect(safeParse(PetSubmitSchema, { ...toPetSubmit(bella), weight: -1 }).success).toBe(false)

  const server = parse(ServerPetSchema, {
    id: 7,
    first_name: 'Bella',
    breed_type: 'Dog',
    weight: '18.50',
    collected: '1',
  })
  expect(toPet(server, 'Private')).toMatchObject({
    id: '7',
    firstName: 'Bella',
    type: 'Dog',
    weight: 18.5,
    collected: true,
    hadIssue: false,
    serviceType: 'Private',
  })
})

test('the full name omits missing parts [DOM-09]', () => {
  expect(petFullName({ firstName: 'Bella', lastName: '' })).toBe('Bella')
  expect(petFullName(bella)).toBe('Bella Reid')
})

test('a submitted booking accepts a weight only if it had none [WIZ-109, OPEN-46]', () => {
  expect(isWeightEditable(null, false)).toBe(true)
  expect(isWeightEditable(0, false)).toBe(true)
  expect(isWeightEditable(null, true)).toBe(false)
  expect(isWeightEditable(18.5, false)).toBe(false)
})
