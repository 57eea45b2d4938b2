import { describe, expect, test } from 'vitest'
import { SERVICE_TYPE } from '../service-type/rules'
import {
  WIZARD_KINDS,
  editPathKind,
  hasAshesReturn,
  hasCollectionSection,
  neededItem,
  opportunityTypeOf,
  wizardTitle,
} from './rules'

const booking = (opportunity_type: string, name: string) => ({
  cstm: { opportunity_type, service_type: { name } },
})

describe('the wizard that edits a booking', () => {
  test('a package product gives the package wizard, whatever the service type [DOM-61, OPEN-61]', () => {
    const plain = booking('referral', SERVICE_TYPE.privateReturn)
    expect(editPathKind({ ...plain, quoted_products: [{ name: 'Gentle CREMATION PACKAGE' }] })).toBe('package')
    expect(editPathKind({ ...plain, quoted_products: [{ name: 'Cremation Package', deleted: true }] })).toBe('referral')
    expect(editPathKind({ ...plain, package_name: 'Cremation Package Gold' })).toBe('package')
  })

  test('a package booking opens it before a package is chosen [WIZ-65, DOM-61]', () => {
    const { cstm } = booking('vet_direct', SERVICE_TYPE.privateReturn)
    expect(editPathKind({ cstm: { ...cstm, is_package_c: true } })).toBe('package')
    expect(editPathKind({ cstm: { ...cstm, is_package_c: false }, quoted_products: [] })).toBe('private')
  })

  test('referral with a private service type [DOM-62]', () => {
    expect(editPathKind(booking('referral', SERVICE_TYPE.privateReturn))).toBe('referral')
    expect(editPathKind(booking('referral', SERVICE_TYPE.privateDispersal))).toBe('referral')
  })

  test.each([
    ['vet_direct', 'Private Cremation & Return of Ashes', 'private'],
    ['vet_direct', SERVICE_TYPE.privateDispersal, 'private'],
    ['vet_unity', SERVICE_TYPE.privateReturn, 'vetunity-private'],
    ['vet_unity', SERVICE_TYPE.communalVet, 'vetunity-communal'],
    ['vet_unity', SERVICE_TYPE.communalStrayWildlife, 'vetunity-communal'],
    ['vet_direct', SERVICE_TYPE.communalVet, 'communal'],
    ['referral', SERVICE_TYPE.communalVet, 'communal'],
    ['vet_direct', SERVICE_TYPE.urnsAndMemorabilia, 'urns-and-memorabilia'],
    ['vet_direct', SERVICE_TYPE.vetSupplyOrder, 'vet-supply-order'],
    ['vet_direct', 'something new', null],
  ])('%s with %s: %s [DOM-63, OPEN-40]', (type, serviceType, kind) => {
    expect(editPathKind(booking(type, serviceType))).toBe(kind)
  })

  test('a vet supply order has its own wizard, whatever its items [OPEN-40]', () => {
    const order = booking('vet_direct', SERVICE_TYPE.vetSupplyOrder)
    const folders = { ...order, quoted_products: [{ name: 'Cremation Package Folders' }] }
    expect(editPathKind(folders)).toBe('vet-supply-order')
    expect(editPathKind({ cstm: { ...order.cstm, is_package_c: true } })).toBe('vet-supply-order')
  })

  test('reads the opportunity type from cstm first [OPEN-59]', () => {
    expect(opportunityTypeOf({ cstm: { opportunity_type: 'referral' }, opportunity_type: 'vet_direct' })).toBe(
      'referral',
    )
    expect(opportunityTypeOf({ cstm: {}, opportunity_type: 'vet_direct' })).toBe('vet_direct')
    expect(opportunityTypeOf({ cstm: {} })).toBeNull()
  })
})

test('two wizards have collection details [WIZ-37, WIZ-40, OPEN-43]', () => {
  expect(hasCollectionSection('vetunity-private', SERVICE_TYPE.privateReturn)).toBe(true)
  expect(hasCollectionSection('vetunity-communal', 'Communal Cremation - Vet')).toBe(true)
  expect(hasCollectionSection('vetunity-communal', SERVICE_TYPE.communalStrayWildlife)).toBe(false)
  expect(hasCollectionSection('private', SERVICE_TYPE.privateReturn)).toBe(false)
  expect(hasCollectionSection('vetunity-communal', SERVICE_TYPE.communalStrayWildlife, true)).toBe(true)
  expect(hasCollectionSection('private', SERVICE_TYPE.privateReturn, true)).toBe(false)
})

test('dispersal returns no ashes [WIZ-33]', () => {
  expect(hasAshesReturn(SERVICE_TYPE.privateReturn)).toBe(true)
  expect(hasAshesReturn('Private Cremation & Dispersal of Ashes')).toBe(false)
})

test.each([
  ['private', SERVICE_TYPE.privateReturn, false, 'New private cremation'],
  ['private', SERVICE_TYPE.privateReturn, true, 'Edit private cremation'],
  ['private', SERVICE_TYPE.privateDispersal, false, 'New private cremation (no ashes return)'],
  ['referral', SERVICE_TYPE.privateReturn, false, 'New private cremation referral'],
  ['package', SERVICE_TYPE.privateDispersal, false, 'New private cremation package (no ashes return)'],
  ['vetunity-communal', SERVICE_TYPE.communalVet, true, 'Edit pet or stray/wildlife communal cremation'],
  ['communal', SERVICE_TYPE.communalVet, false, 'New communal cremation with keepsake'],
  ['urns-and-memorabilia', SERVICE_TYPE.urnsAndMemorabilia, true, 'Edit urns and memorabilia order'],
  ['vet-supply-order', SERVICE_TYPE.vetSupplyOrder, false, 'New vet supply order'],
] as const)('%s, %s, edit %j is titled %s [WIZ-32..34, WIZ-39, WIZ-43, OPEN-35]', (kind, type, isEdit, title) => {
  expect(wizardTitle(kind, type, isEdit)).toBe(title)
})

test('an order needs an item and a communal booking a keepsake; others need none [WIZ-49]', () => {
  expect(WIZARD_KINDS.map((kind) => [kind, neededItem(kind)])).toEqual([
    ['private', null],
    ['package', null],
    ['referral', null],
    ['vetunity-private', null],
    ['vetunity-communal', null],
    ['communal', 'keepsake'],
    ['urns-and-memorabilia', 'item'],
    ['vet-supply-order', 'item'],
  ])
})
