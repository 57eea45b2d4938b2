import { describe, expect, test } from 'vitest'
import { SERVICE_TYPE } from '../service-type/rules'
import { BOOKING_OPTIONS } from './options.data'
import { bookingOptionBySlug, bookingOptionOf, bookingOptionsFor, chooserErrors, skipOwnerDefault } from './rules'

const everyType = Object.values(SERVICE_TYPE)
const slugs = (relationship: string, types: readonly string[] = everyType) =>
  bookingOptionsFor(relationship, types).map(({ slug }) => slug)

describe('the options of a practice [OPEN-31, WIZ-10, WIZ-11, WIZ-14, WIZ-16]', () => {
  test('vet_direct', () => {
    expect(slugs('vet_direct')).toEqual([
      'private-return',
      'private-dispersal',
      'package-return',
      'package-dispersal',
      'communal',
      'urns-and-memorabilia',
      'vet-supply-order',
    ])
  })

  test('referral', () => {
    expect(slugs('referral')).toEqual([
      'referral-return',
      'referral-dispersal',
      'communal',
      'urns-and-memorabilia',
      'vet-supply-order',
    ])
  })

  test('vet_unity, without keepsakes, pet and stray/wildlife apart [WIZ-12, WIZ-13, OPEN-34]', () => {
    expect(slugs('vet_unity')).toEqual([
      'vetunity-private-return',
      'vetunity-private-dispersal',
      'vetunity-communal-pet',
      'vetunity-communal-stray-wildlife',
      'urns-and-memorabilia',
      'vet-supply-order',
    ])
  })

  test('drops options whose service type the practice lacks [WIZ-15]', () => {
    expect(slugs('vet_direct', ['Private Cremation & Return of Ashes'])).toEqual(['private-return', 'package-return'])
    expect(slugs('unknown')).toEqual([])
  })
})

describe('the table', () => {
  test('every slug is unique [OPEN-32]', () => {
    expect(new Set(BOOKING_OPTIONS.map(({ slug }) => slug)).size).toBe(13)
  })

  test('finds the option of an existing booking', () => {
    expect(bookingOptionOf('package', 'Private Cremation & Dispersal of Ashes')?.slug).toBe('package-dispersal')
    expect(bookingOptionOf(null, SERVICE_TYPE.vetSupplyOrder)).toBeUndefined()
  })
})

describe('skipping owner details at the start', () => {
  const provides = { cstm: { provides_client_details_c: true } }
  const withholds = { cstm: { provides_client_details_c: false } }

  test('is preset by the practice [WIZ-100]', () => {
    const option = bookingOptionBySlug('private-return')
    expect(skipOwnerDefault(option, provides)).toEqual({ skip: false, locked: false })
    expect(skipOwnerDefault(option, withholds)).toEqual({ skip: true, locked: false })
    expect(skipOwnerDefault(undefined, null)).toEqual({ skip: false, locked: false })
  })

  test('communal pet: preset; stray/wildlife and keepsake: preset and fixed [WIZ-41, WIZ-50, WIZ-101, WIZ-102, OPEN-42]', () => {
    expect(skipOwnerDefault({ slug: 'vetunity-communal-pet' }, provides)).toEqual({
      skip: true,
      locked: false,
    })
    expect(skipOwnerDefault({ slug: 'vetunity-communal-stray-wildlife' }, provides)).toEqual({
      skip: true,
      locked: true,
    })
    expect(skipOwnerDefault({ slug: 'communal' }, provides)).toEqual({ skip: true, locked: true })
  })
})

test('the chooser needs a staff name and an option [WIZ-06, WIZ-07]', () => {
  expect(chooserErrors({})).toEqual({ vetStaff: 'required', option: 'required' })
  expect(chooserErrors({ vetStaff: ' ', option: 'private-return' })).toEqual({ vetStaff: 'required' })
  expect(chooserErrors({ vetStaff: 'Ines', option: 'private-return' })).toEqual({})
})
