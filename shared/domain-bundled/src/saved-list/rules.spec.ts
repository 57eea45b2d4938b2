import { expect, test } from 'vitest'
import { canSaveAsList, isNameTaken } from './rules'

test.each([
  ['vet supply order', true],
  [' Vet Supply Order', true],
  ['urns and memorabilia order', false],
  ['private cremation & return of ashes', false],
  [null, false],
])('the items of a %j can be saved as a list: %s [OPEN-224]', (serviceType, isSavable) => {
  expect(canSaveAsList(serviceType)).toBe(isSavable)
})

test.each([
  ['Monthly', true],
  ['  monthly ', true],
  ['MONTHLY   BAGS', true],
  ['Cafe\u0301', true],
  ['Month', false],
  ['Monthlybags', false],
])('beside "Monthly", "Monthly bags" and "Café" the name %j is taken: %s [OPEN-224]', (name, isTaken) => {
  expect(isNameTaken(name, [{ name: 'Monthly' }, { name: 'Monthly bags' }, { name: 'Caf\u00e9' }])).toBe(isTaken)
})
