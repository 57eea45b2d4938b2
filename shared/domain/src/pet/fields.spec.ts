import { expect, test } from 'vitest'
import { withSentFields } from '../value/sent-fields'
import { petFields } from './fields'

const bella = {
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
  hadIssue: false,
  customUnit: 250,
  customUnitName: 'Grams',
  customUnitRatio: 0.001,
}
const sent = {
  id: '7',
  first_name: 'Bella',
  last_name: 'Reid',
  breed_type: 'Fish',
  breed: 'Goldfish',
  sex: 'Female',
  size: 'S',
  weight: 0.25,
  custom_unit: 250,
}
const readOnly = {
  collected: true,
  details_checked: true,
  had_issue: false,
  custom_unit_name: 'Grams',
  custom_unit_to_kg_ratio: 0.001,
}

test('the API sends a pet under these names [DOM-10]', () => {
  const pet = petFields.read({ ...sent, ...readOnly })
  expect(pet).toMatchObject(bella)
  expect(petFields.write(pet)).toMatchObject({ ...sent, ...readOnly })
})

test('a pet is sent under these names; the server sets the other fields [DOM-10]', () => {
  const pet = { ...petFields.empty(), ...bella }
  expect(petFields.send(pet)).toMatchObject(sent)
  for (const name of Object.keys(readOnly)) expect(petFields.submit.entries).not.toHaveProperty(name)
  expect(withSentFields(petFields, petFields.empty(), { ...sent, ...readOnly })).toMatchObject({
    firstName: 'Bella',
    collected: false,
    customUnitName: null,
  })
})

test('a new pet is empty, and its form has these fields [WIZ-67, WIZ-68]', () => {
  const asked = { firstName: '', lastName: '', type: '', breed: '', sex: '', weight: null, customUnit: null }
  expect(petFields.empty()).toMatchObject({ ...asked, id: '', size: '', collected: false, hadIssue: false })
  expect(petFields.asked(bella)).toMatchObject({ firstName: 'Bella', type: 'Fish', weight: 0.25, customUnit: 250 })
  expect(petFields.asked(null)).toMatchObject(asked)
  for (const field of ['id', 'size', 'collected', 'serviceType'])
    expect(petFields.asked(bella)).not.toHaveProperty(field)
})
