import { parse, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  emptyPet,
  isHorseOrLivestock,
  isWeightEditable,
  petErrors,
  petFullName,
  petKg,
  toPet,
  toPetSubmit,
  weightInKg,
  withBreed,
  withPetType,
} from './rules'
import { BreedOptionSchema, PetSubmitSchema, ServerPetSchema } from './schema'

const bella = {
  ...emptyPet(),
  firstName: 'Bella',
  lastName: 'Reid',
  type: 'Dog',
  breed: 'Kelpie',
  sex: 'Female',
  weight: 18.5,
}
const goldfish = { name: 'Goldfish', custom_unit: 'Grams', custom_unit_to_kg_ratio: 0.001 }

describe('weightInKg', () => {
  test.each([
    ['4.256', undefined, 4.26],
    [18.5, undefined, 18.5],
    [250, 0.001, 0.25],
    ['4', 0.001, 0],
    [0, undefined, 0],
  ])('%j at ratio %j is %d kg [DOM-46, DOM-47]', (entered, ratio, kg) => {
    expect(weightInKg(entered, ratio)).toBe(kg)
  })

  test.each(['-1', '', 'heavy', null])('%j is no weight [DOM-46]', (entered) => {
    expect(weightInKg(entered)).toBeNull()
  })
})

describe('petErrors', () => {
  test('names, type, breed, sex and weight are required [WIZ-67]', () => {
    expect(petErrors({})).toEqual({
      firstName: 'required',
      lastName: 'required',
      type: 'required',
      breed: 'required',
      sex: 'required',
      weight: 'required',
    })
    expect(petErrors(bella)).toEqual({})
  })

  test('a weight must exceed 0, after rounding too [WIZ-69, OPEN-46]', () => {
    expect(petErrors({ ...bella, weight: 0 })).toEqual({ weight: 'notPositive' })
    expect(petErrors({ ...bella, weight: '0.004' })).toEqual({ weight: 'notPositive' })
    expect(petErrors({ ...bella, weight: '-2' })).toEqual({ weight: 'notPositive' })
    expect(petErrors({ ...bella, weight: 'heavy' })).toEqual({ weight: 'invalid' })
    expect(petErrors({ ...bella, weight: 2000.01 })).toEqual({ weight: 'invalid' })
  })

  test('a breed with its own unit asks for that unit instead [WIZ-68, WIZ-70]', () => {
    const fish = withBreed({ ...bella, weight: null }, goldfish)
    expect(petErrors(fish)).toEqual({ customUnit: 'required' })
    expect(petErrors({ ...fish, customUnit: 0 })).toEqual({ customUnit: 'notPositive' })
    expect(petErrors({ ...fish, customUnit: 4 })).toEqual({ customUnit: 'notPositive' })
    expect(petErrors({ ...fish, customUnit: 5 })).toEqual({})
  })

  test('a breed must be chosen from the list [WIZ-75]', () => {
    expect(petErrors(bella, false)).toEqual({ breed: 'notInList' })
  })

  test('sex is Male or Female [WIZ-72]', () => {
    expect(petErrors({ ...bella, sex: 'Unknown' })).toEqual({ sex: 'notInList' })
  })

  test.each(['Horse', ' livestock '])('%s is not taken online [SHL-63, OPEN-36]', (type) => {
    expect(petErrors({ ...bella, type })).toEqual({ type: 'notOffered' })
    expect(isHorseOrLivestock(type)).toBe(true)
  })
})

test('changing the type clears breed and unit, choosing it again does not [WIZ-73]', () => {
  const fish = { ...withBreed({ ...bella, type: 'Fish' }, goldfish), customUnit: 250 }
  expect(withPetType(fish, 'Cat')).toMatchObject({
    type: 'Cat',
    breed: '',
    customUnit: null,
    customUnitName: null,
  })
  expect(withPetType(fish, 'Fish')).toBe(fish)
})

test('choosing a breed switches the unit [WIZ-74, DOM-11]', () => {
  expect(withBreed(bella, goldfish)).toMatchObject({
    breed: 'Goldfish',
    customUnit: null,
    customUnitName: 'Grams',
    customUnitRatio: 0.001,
  })
  const plain = parse(BreedOptionSchema, { name: 'Kelpie', custom_unit: '', custom_unit_to_kg_ratio: '' })
  expect(withBreed(withBreed(bella, goldfish), plain)).toMatchObject({
    customUnitName: null,
    customUnitRatio: null,
  })
})

test('a pet is sent in kg and read back [DOM-10, DOM-46, DOM-47]', () => {
  const fish = { ...withBreed({ ...bella, weight: null }, goldfish), customUnit: 250 }
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

test('the full name leaves out what is missing [DOM-09]', () => {
  expect(petFullName({ firstName: 'Bella', lastName: '' })).toBe('Bella')
  expect(petFullName(bella)).toBe('Bella Reid')
})

test('the weight of a submitted booking is open only when it had none [WIZ-109, OPEN-46]', () => {
  expect(isWeightEditable(null, false)).toBe(true)
  expect(isWeightEditable(0, false)).toBe(true)
  expect(isWeightEditable(null, true)).toBe(false)
  expect(isWeightEditable(18.5, false)).toBe(false)
})
