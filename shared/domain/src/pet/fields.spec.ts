import { expect, test } from 'vitest'
import { loosePetFields, petFields } from './fields'

test('a pet is answered under these names [DOM-10]', () => {
  expect(Object.keys(petFields.wire.entries)).toEqual([
    'id',
    'first_name',
    'last_name',
    'breed_type',
    'breed',
    'sex',
    'size',
    'weight',
    'collected',
    'details_checked',
    'had_issue',
    'custom_unit',
    'custom_unit_name',
    'custom_unit_to_kg_ratio',
  ])
})

test("a pet is sent under these names; the rest is the server's alone [DOM-10]", () => {
  expect(Object.keys(petFields.submit.entries)).toEqual([
    'id',
    'first_name',
    'last_name',
    'breed_type',
    'breed',
    'sex',
    'size',
    'weight',
    'custom_unit',
  ])
})

test('each name stands for its field [DOM-10]', () => {
  expect(
    petFields.read({
      id: 7,
      first_name: 'Bella',
      last_name: 'Reid',
      breed_type: 'Fish',
      breed: 'Goldfish',
      sex: 'Female',
      size: 'S',
      weight: '0.25',
      collected: '1',
      details_checked: 1,
      had_issue: true,
      custom_unit: '250',
      custom_unit_name: 'Grams',
      custom_unit_to_kg_ratio: '0.001',
    }),
  ).toEqual({
    id: '7',
    firstName: 'Bella',
    lastName: 'Reid',
    type: 'Fish',
    breed: 'Goldfish',
    sex: 'Female',
    size: 'S',
    weight: 0.25,
    collected: true,
    detailsChecked: true,
    hadIssue: true,
    serviceType: '',
    customUnit: 250,
    customUnitName: 'Grams',
    customUnitRatio: 0.001,
  })
})

test('the form asks for these [WIZ-67, WIZ-68]', () => {
  expect(petFields.asked(null)).toEqual({
    firstName: '',
    lastName: '',
    type: '',
    breed: '',
    sex: '',
    weight: null,
    customUnit: null,
  })
})

test("a booking's own fields of its pet [DOM-06]", () => {
  const wire = {
    pet_first_name: 'Milo',
    pet_last_name: 'Reid',
    pet_type: 'Cat',
    pet_breed: 'Ragdoll',
    pet_sex: 'Male',
    pet_size: 'M',
    pet_weight: 4.1,
  }
  const pet = {
    firstName: 'Milo',
    lastName: 'Reid',
    type: 'Cat',
    breed: 'Ragdoll',
    sex: 'Male',
    size: 'M',
    weight: 4.1,
  }
  expect([loosePetFields.read(wire), loosePetFields.write(pet)]).toEqual([pet, wire])
})
