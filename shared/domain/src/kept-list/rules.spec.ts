import { expect, test } from 'vitest'
import { isKeptAsList, isNameTaken } from './rules'

test.each([
  ['vet supply order', true],
  [' Vet Supply Order', true],
  ['urns and memorabilia order', false],
  ['private cremation & return of ashes', false],
  [null, false],
])('the items of a %j are kept as a list: %s [OPEN-224]', (serviceType, isKept) => {
  expect(isKeptAsList(serviceType)).toBe(isKept)
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
