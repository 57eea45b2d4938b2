import { describe, expect, test } from 'vitest'
import { isBeginning, isSameOwner, latestOfOwners, ownerSearch } from './rules'

describe('search terms of a typed owner [OPEN-202]', () => {
  test.each([
    // Families share a single field.
    [{ lastName: 'Citizen' }, null],
    [{ firstName: 'Zoë', lastName: '' }, null],
    [{ phoneNumber: '0412 345 678' }, null],
    [{ firstName: 'J', lastName: 'Citizen' }, null],
    [
      { firstName: 'Zoë', lastName: 'Ci' },
      { firstName: 'zoe', lastName: 'ci', phone: '' },
    ],
    [
      { firstName: 'Jenny', lastName: 'Ng' },
      { firstName: 'jenny', lastName: 'ng', phone: '' },
    ],
    [{ firstName: 'Jo', lastName: 'Ng' }, null],
    [
      { lastName: 'Ng', phoneNumber: '0412' },
      { firstName: '', lastName: 'ng', phone: '+61412' },
    ],
    // Punctuation and blanks do not count as letters.
    [{ firstName: 'Al', lastName: "O' B" }, null],
    [
      { firstName: 'Al', lastName: "O'Br" },
      { firstName: 'al', lastName: 'obr', phone: '' },
    ],
    [{}, null],
    [{ firstName: null, lastName: '   ' }, null],
  ])('the names %j give the search %j', (typed, search) => expect(ownerSearch(typed)).toEqual(search))

  test.each([
    ['041', ''],
    ['0412', '+61412'],
    ['0412 34', '+6141234'],
    ['0412 345 678', '+61412345678'],
    ['+61 412', '+61412'],
    ['61412', '+61412'],
    ['4123', '+614123'],
    ['+61 (0)412', '+61412'],
    ['1300', '+611300'],
    ['+64 21 1', '+64211'],
    ['0064 21 1', '+64211'],
    ['0412 345 678 9', ''],
    ['+44 20 7946', '+44207946'],
  ])('the number %j gives the search %j', (phoneNumber, phone) =>
    expect(ownerSearch({ firstName: 'Ann', lastName: 'Ng', phoneNumber })?.phone ?? '').toBe(phone),
  )
})

const jane = { firstName: 'Jane', lastName: 'Citizen', phoneNumber: '0412 345 678', city: 'Cottesloe' }

describe('the same owner [OPEN-203]', () => {
  test.each([
    ['in another spelling', { ...jane, firstName: 'JÁNE', lastName: ' citizen', phoneNumber: '+61412345678' }, true],
    ['with the names exchanged', { ...jane, firstName: 'Citizen', lastName: 'Jane' }, true],
    ['who has moved', { ...jane, city: 'Perth' }, true],
    ['under another number', { ...jane, phoneNumber: '0412 345 679' }, false],
    ['of another first name and the same number', { ...jane, firstName: 'John' }, false],
    ['without a number', { ...jane, phoneNumber: '' }, false],
  ])('compares an owner with one %s: %j is the same: %s', (_, other, isSame) =>
    expect(isSameOwner(jane, other)).toBe(isSame),
  )

  test('compares the suburb if no number is known', () => {
    const none = { ...jane, phoneNumber: '' }
    expect(isSameOwner(none, { ...none, city: 'COTTESLOE' })).toBe(true)
    expect(isSameOwner(none, { ...none, city: 'Perth' })).toBe(false)
  })
})

test('returns the latest booking of each owner, five owners at most, in the order of the bookings', () => {
  const named = (firstName: string, at: number) => ({ ...jane, firstName, at })
  const booked = [
    named('Ann', 9),
    named('ann', 8),
    { ...named('', 7), lastName: ' ' },
    ...['Bea', 'Cid', 'Ann', 'Dot', 'Eve', 'Flo'].map((name, index) => named(name, 6 - index)),
  ]
  expect(latestOfOwners(booked).map(({ firstName, at }) => `${firstName} ${at}`)).toEqual([
    'Ann 9',
    'Bea 6',
    'Cid 5',
    'Dot 3',
    'Eve 2',
  ])
})

test.each([
  ['lastName', 'citiz', 'Citizen', true],
  ['lastName', 'Citizens', 'Citizen', false],
  ['firstName', 'Zoe', 'Zoë', true],
  ['phoneNumber', '0412 3', '0412345678', true],
  ['phoneNumber', '0413', '0412345678', false],
  // Too short to search by.
  ['phoneNumber', '04', '0412345678', false],
] as const)('%s %j is the beginning of %j: %s [OPEN-204]', (field, typed, whole, is) => {
  expect(isBeginning(field, typed, whole)).toBe(is)
})
