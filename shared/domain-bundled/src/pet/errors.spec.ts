import { describe, expect, test } from 'vitest'
import { petErrors } from './errors'
import { emptyPet, isHorseOrLivestock } from '@portal/domain'

const bella = {
  ...emptyPet(),
  firstName: 'Bella',
  lastName: 'Reid',
  type: 'Dog',
  breed: 'Kelpie',
  sex: 'Female',
  weight: 18.5,
}

describe('petErrors', () => {
  test('requires names, type, breed, sex and weight [WIZ-67]', () => {
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

  test('requires a weight above 0, also after rounding [WIZ-69, OPEN-46]', () => {
    expect(petErrors({ ...bella, weight: 0 })).toEqual({ weight: 'notPositive' })
    expect(petErrors({ ...bella, weight: '0.004' })).toEqual({ weight: 'notPositive' })
    expect(petErrors({ ...bella, weight: '-2' })).toEqual({ weight: 'notPositive' })
    expect(petErrors({ ...bella, weight: 'heavy' })).toEqual({ weight: 'invalid' })
    expect(petErrors({ ...bella, weight: 2000 })).toEqual({})
    expect(petErrors({ ...bella, weight: 2000.01 })).toEqual({ weight: 'invalid' })
  })

  test("requires the breed's own unit instead of kg, if it has one [WIZ-68, WIZ-70]", () => {
    const fish = { ...bella, breed: 'Goldfish', customUnitName: 'Grams', customUnitRatio: 0.001, weight: null }
    expect(petErrors(fish)).toEqual({ customUnit: 'required' })
    expect(petErrors({ ...fish, customUnit: 0 })).toEqual({ customUnit: 'notPositive' })
    expect(petErrors({ ...fish, customUnit: 3 })).toEqual({})
    expect(petErrors({ ...fish, customUnit: 99_999 })).toEqual({})
    expect(petErrors({ ...fish, customUnit: 100_000 })).toEqual({ customUnit: 'invalid' })
  })

  test('requires a breed from the list [WIZ-75]', () => {
    expect(petErrors(bella, false)).toEqual({ breed: 'notInList' })
  })

  test('accepts Male, Female and Unknown [WIZ-72, OPEN-124]', () => {
    expect(petErrors({ ...bella, sex: 'Unknown' })).toEqual({})
    expect(petErrors({ ...bella, sex: 'Neuter' })).toEqual({ sex: 'notInList' })
  })

  test.each(['Horse', ' livestock '])('refuses %s, which cannot be booked online [SHL-63, OPEN-36]', (type) => {
    expect(petErrors({ ...bella, type })).toEqual({ type: 'notOffered' })
    expect(isHorseOrLivestock(type)).toBe(true)
  })
})
