import { expect, test } from 'vitest'
import {
  SERVICE_TYPE,
  canBecome,
  findServiceType,
  isPrivateServiceType,
  isProductsOrder,
  returnsAshes,
  sameServiceType,
} from './rules'

test('compares names trimmed and in any case [DOM-64, OPEN-41]', () => {
  expect(sameServiceType(' Private Cremation & Return of Ashes ', SERVICE_TYPE.privateReturn)).toBe(true)
  expect(sameServiceType('Communal Cremation - Vet', SERVICE_TYPE.communalStrayWildlife)).toBe(false)
  expect(sameServiceType('', '')).toBe(false)
  expect(sameServiceType(null, undefined)).toBe(false)
})

test('knows these names [DOM-64]', () => {
  expect(SERVICE_TYPE).toMatchObject({
    privateReturn: 'private cremation & return of ashes',
    privateDispersal: 'private cremation & dispersal of ashes',
    communalVet: 'communal cremation - vet',
    communalStrayWildlife: 'communal cremation - stray / wildlife - vet',
    vetSupplyOrder: 'vet supply order',
  })
})

test('two types are private [OPEN-41]', () => {
  expect(Object.values(SERVICE_TYPE).filter(isPrivateServiceType)).toEqual([
    SERVICE_TYPE.privateReturn,
    SERVICE_TYPE.privateDispersal,
  ])
})

test('two types are product orders without a cremation [DOM-64]', () => {
  expect(Object.values(SERVICE_TYPE).filter(isProductsOrder)).toEqual([
    SERVICE_TYPE.urnsAndMemorabilia,
    SERVICE_TYPE.vetSupplyOrder,
  ])
  expect(isProductsOrder('Vet Supply ORDER')).toBe(true)
})

test.each([
  ['Private Cremation & Return of Ashes', true],
  [' private cremation & dispersal of ashes ', false],
  ['Communal Cremation - Vet', false],
  ['communal cremation - stray / wildlife - vet', false],
  ['urns and memorabilia order', null],
  ['vet supply order', null],
  ['aquamation', null],
  [null, null],
])('%s returns ashes: %j [OPEN-340]', (name, returns) => {
  expect(returnsAshes(name)).toBe(returns)
})

test.each([
  ['communal cremation - vet', 'private cremation & return of ashes', true],
  ['private cremation & return of ashes', 'urns and memorabilia order', true],
  ['vet supply order', 'urns and memorabilia order', false],
  ['private cremation & return of ashes', 'Vet Supply Order', false],
])('%s may become %s: %s [OPEN-341]', (from, to, may) => {
  expect(canBecome(from, to)).toBe(may)
})

test("finds a service type by name in the practice's list [WIZ-08, API-46]", () => {
  const list = [
    { id: '1', name: 'Communal Cremation - Vet' },
    { id: '2', name: 'Vet Supply Order' },
  ]
  expect(findServiceType(SERVICE_TYPE.vetSupplyOrder, list)?.id).toBe('2')
  expect(findServiceType(SERVICE_TYPE.privateReturn, list)).toBeUndefined()
})
